import type { PostingTranslations } from './job-postings.types.js';

export const wordsTranslations: PostingTranslations = {
  'English conversation teacher (E-2)': {
    ko: {
      title: '영어 회화 강사 (E-2)',
      description:
        '저녁 성인반이며 소수 인원입니다. 수업이 없는 시간에 자리를 지킬 필요가 없습니다. 비자를 지원하고 항공료 절반을 드립니다.',
    },
    zh: {
      title: '英语会话教师（E-2）',
      description: '晚间成人小班，没课时不必坐班。我们为您担保签证，并承担一半机票。',
    },
    ja: {
      title: '英会話講師（E-2）',
      description:
        '夜の大人向け少人数クラスです。授業のない時間の待機はありません。ビザを支援し、航空券の半額を負担します。',
    },
    th: {
      title: 'ครูสอนสนทนาภาษาอังกฤษ (E-2)',
      description: 'สอนผู้ใหญ่ช่วงเย็น กลุ่มเล็ก ไม่ต้องนั่งรอเมื่อไม่มีคาบสอน เราสนับสนุนวีซ่าและออกค่าเครื่องบินครึ่งหนึ่ง',
    },
    vi: {
      title: 'Giáo viên tiếng Anh giao tiếp (E-2)',
      description:
        'Lớp người lớn buổi tối, nhóm nhỏ, không phải ngồi chờ khi không có tiết. Chúng tôi bảo lãnh visa và trả nửa vé máy bay.',
    },
    km: {
      title: 'គ្រូបង្រៀនសន្ទនាភាសាអង់គ្លេស (E-2)',
      description: 'ថ្នាក់មនុស្សពេញវ័យពេលល្ងាច ក្រុមតូច មិនចាំបាច់អង្គុយចាំពេលគ្មានម៉ោង។ យើងធានាទិដ្ឋាការ និងចេញថ្លៃយន្តហោះពាក់កណ្ដាល។',
    },
    tl: {
      title: 'Guro sa pakikipag-usap sa Ingles (E-2)',
      description:
        'Mga klase sa gabi para sa matatanda, maliliit na grupo, at hindi kailangang maghintay sa opisina kapag walang klase. Sagot namin ang visa at kalahati ng pamasahe sa eroplano.',
    },
    bn: {
      title: 'ইংরেজি কথোপকথন শিক্ষক (E-2)',
      description:
        'সন্ধ্যায় প্রাপ্তবয়স্কদের ছোট ক্লাস, ক্লাস না থাকলে বসে থাকতে হয় না। আমরা ভিসা স্পনসর করি এবং বিমান ভাড়ার অর্ধেক দিই।',
    },
  },
  '베트남어·크메르어 통역 (재택 가능)': {
    en: {
      title: 'Interpreter for Vietnamese and Khmer, from home',
      description:
        'You interpret phone calls with hospitals and public offices. One call takes ten to thirty minutes, and you can work from home.',
    },
    zh: {
      title: '越南语、高棉语口译（可居家）',
      description: '为医院和政府机关的电话做口译。每通大约10到30分钟，可以在家工作。',
    },
    ja: {
      title: 'ベトナム語・クメール語の通訳（在宅可）',
      description: '病院や役所との電話を通訳します。一件は10分から30分ほどで、自宅で働けます。',
    },
    th: {
      title: 'ล่ามเวียดนามและเขมร (ทำจากบ้านได้)',
      description: 'แปลทางโทรศัพท์กับโรงพยาบาลและหน่วยงานราชการ ครั้งละราว 10 ถึง 30 นาที ทำงานจากบ้านได้',
    },
    vi: {
      title: 'Phiên dịch tiếng Việt và tiếng Khmer (làm tại nhà)',
      description:
        'Phiên dịch điện thoại với bệnh viện và cơ quan nhà nước. Mỗi cuộc khoảng 10 đến 30 phút, có thể làm ở nhà.',
    },
    km: {
      title: 'អ្នកបកប្រែវៀតណាម និងខ្មែរ (ធ្វើពីផ្ទះបាន)',
      description: 'បកប្រែការហៅទូរសព្ទជាមួយមន្ទីរពេទ្យ និងស្ថាប័នរដ្ឋ។ មួយដងប្រហែល ១០ ទៅ ៣០ នាទី ហើយអាចធ្វើពីផ្ទះ។',
    },
    tl: {
      title: 'Tagasalin ng Vietnamese at Khmer (puwede sa bahay)',
      description:
        'Magsasalin ng mga tawag sa ospital at mga tanggapan ng pamahalaan. Mga 10 hanggang 30 minuto ang bawat tawag, at puwedeng gawin sa bahay.',
    },
    bn: {
      title: 'ভিয়েতনামি ও খমের দোভাষী (বাড়ি থেকে)',
      description: 'হাসপাতাল ও সরকারি দপ্তরের ফোনালাপ অনুবাদ করতে হবে। একেকটি ১০ থেকে ৩০ মিনিট, বাড়ি থেকে কাজ করা যায়।',
    },
  },
};
