import type { Language } from '../i18n/languages.ts';
import type { LanguageIn } from '../i18n/scripts.ts';

const set = (...words: string[]) => new Set(words.join(' ').split(' '));

/**
 * Words that hardly a sentence does without, by language. Only what people write in Latin letters is here: Vietnamese as it is
 * typed on a foreign keyboard, without its marks; Tagalog as it goes between English words; and the Korean that foreigners
 * spell in their own letters. A word that is as usual in another of them is left out.
 */
type Words = ReadonlySet<string>;
export const COMMON_WORDS: Record<LanguageIn<'Latin'>, Words> & Partial<Record<Language, Words>> = {
  en: set(
    'the is are was were be been am and or but not of to in on at for from with about this that these those it its i my me',
    'you your we our us they them their he him his she her what where when who how why which do does did done have has had',
    'can could will would should shall must might cannot there here bad better need want know knows anyone anybody someone',
    'somebody everyone everybody nobody something anything nothing any some all many much more most few every each if',
    'because so very too just only also still already again never always often than then as by after before until since',
    'into out up off over under near between without during get got getting go goes going gone come comes coming make',
    'makes made take takes took give gives gave say says said tell told ask asked see saw seen look looking find found',
    'think thought feel like hate work works working worked help use used using pay paid buy bought sell selling sold old',
    'first last next other another same different today tomorrow yesterday tonight now soon later day days week weeks',
    'month months year years time people man woman friend friends boss place thing way money cheap closed available left',
    'right one two three im dont cant doesnt didnt isnt wont don doesn didn isn aren wasn won ll ve re really mean means',
    'try trying start started wait waiting let anyway maybe sure true lost broken being offering bring whose while even',
    'yet such both though through around against hope wish miss well ate',
  ),
  vi: set(
    'toi ban minh anh em chi moi nguoi nha khong ko co la va thi nao gi nhu cho hoi duoc dau oi nhe ai cam xin chao viec',
    'lam tim tien luong thang nay nhieu bao tieng hoc han gap lai hen muon biet roi chua di ve cua voi nhung cac mot hai',
    'ba ngay tuan nam tra coc chu cung cong ty giup dum noi thoi sao phai bi dang ky khi nen rat qua luon duoi tren trong',
    'ngoai truoc sau bay gio hom mai dep re dat mua con cu dien thoai xe phong thue tro benh vien bac si thuoc giay gia',
    'vao ra len xuong den nghi ngu uong com nuoc yeu thuong vui buon met vay ha hong k dc ntn bn mn mng ace ae vs vk ck ho',
    'cau tao thay thich nghe doc viet trua chieu dem nhat it hon kem tot xau dung chac thiet ngon lanh nong tuyen gui',
    'nhan goi dia cuoi bong da quen khoe chuc mung sinh tet que huong ca tang nghiep nhap hop dong kia ay nua thua ke doi',
    'lay bo hinh tin lien he nhanh can tam',
  ),
  tl: set(
    'ang ng sa na ay mga po opo ako ko akin aking ka mo ikaw iyo iyong siya niya kaniya kami kayo tayo natin namin atin',
    'amin inyo ninyo nyo sila nila kanila si ni kay nina sina ba naman lang lamang din rin daw raw pa nga kasi pero yung',
    'yun yan iyan iyon ito eto dito dyan diyan doon dun saan san kailan kelan paano pano ano anong sino bakit alin ilan',
    'magkano meron mayroon wala walang hindi di huwag wag gusto ayaw pwede puwede bang kong mong kung dahil para nang',
    'upang kapag pag habang salamat maraming kumusta kamusta magandang maganda ganda naka mag nag hanggang ngayon bukas',
    'kahapon mamaya kanina lagi lahat sobra sobrang sige ingat tara uy hoy naku nako talaga siguro baka sana muna ulit',
    'tapos tsaka saka kaya kahit mas pinaka napaka tao bahay trabaho trabahador sahod sweldo suweldo pera padala bili',
    'bumili bibili kain kumain kakain tulog matulog uwi umuwi punta pumunta pupunta alis umalis dating dumating hanap kuya',
    'ate tita tito nanay tatay anak asawa kabayan kababayan pinoy pinay pilipino pinas filipino mahal mura murang masarap',
    'sarap mabait malamig lamig mainit init pagod gutom sakit masakit masaya malungkot matagal mabilis malapit malayo',
    'maliit malaki bago bagong luma araw gabi umaga tanghali hapon linggo buwan taon oras isa isang dalawa dalawang tatlo',
    'tatlong apat lima limang sampu binabati nawala nasaan nasan nasa galing hinahanap kailangan kelangan alam sabi',
    'sabihin tulong patulong pahelp paki pakisabi nakita makita kita oo hinde ganun ganon ganito bawal libre okay sama',
    'kasama loob labas taga ibang iba unang una huli kulang sapat eh kaso yata rito roon',
  ),
  ko: set(
    'annyeong annyeonghaseyo annyonghaseyo anyeong gamsahamnida kamsahamnida gomawo gomawoyo gomapseumnida mianhae',
    'mianhaeyo joesonghamnida saranghae saranghaeyo juseyo hajuseyo imnida ibnida isseoyo issoyo eopseoyo opsoyo jeoneun',
    'naneun eodi eotteoke mwoyeyo eolmayeyo jinjja daebak gwaenchanayo bangapseumnida hwaiting aigoo arasseo arasseoyo',
    'mollayo hangugeo hanguk saramieyo yeoboseyo sillyehamnida masisseoyo haseyo hamnida ieyo yeyo',
  ),
};

/** English that everybody borrows: greetings, and what stands on signs. They say little about the sentence around them. */
export const BORROWED_WORDS: ReadonlySet<string> = set(
  'hello hi hey good great nice best morning night thanks thank please sorry welcome congratulations happy birthday love',
  'lol bro guys new sale free open yes no bye okay',
);
