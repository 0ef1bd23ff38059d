/**
 * The first guesses of an attacker, lower case and at least eight characters (shorter ones are refused by length): the
 * head of well-known leak statistics, keyboard walks, and their counterparts in the languages of Haiko's people. Written
 * by hand; a check against a full leak list would be a service, not a constant.
 */
const WORDS = `
12345678 123456789 1234567890 0123456789 012345678 01234567 87654321 987654321 0987654321 9876543210 98765432 876543210
12345678910 123456789a 123456789q 123456789z a123456789 a12345678 q123456789 z123456789 123456aa 12345678a 1234567a
1234567q 12345qwe 12345qwert 1234qwer 12344321 12341234 11223344 1122334455 112233445566 123123123 123321123 123454321
1234554321 11112222 11111112 12121212 13131313 10203040 102030405060 14789632 147258369 159357456 159753456 789456123
741852963 963852741 369258147 321654987 123698745 147852369 19216801 20202020 20212021 20222022 20232023 20242024
20252025 20262026 01012011 01010101 11111111 00000000 22222222 88888888 99999999 66666666 77777777 55555555 520520520
5201314520 1314520520 7758521521 woaini1314 woaini520 woaini123 woaini521 5201314a a5201314 aini1314 qq123456 qq123456789
wang123456 zhang123 li123456 aa123456 aa12345678 abc12345 abc123456 abc1234567 abc12345678 abcd1234 abcd12345 abcde12345
abcdefg1 abcdefgh abcdefghi abcdefghij abcdef123 abcdef12 a1b2c3d4 a1b2c3d4e5 aaaa1111 asd12345 asd123456 asdasd123
asdf1234 asdf12345 asdf123456 asdfasdf asdfghjk asdfghjkl asdfghjkl1 asdfjkl; asdfqwer asdqwe123 zaq12wsx zaq1zaq1
zaq1xsw2 zaq!2wsx zxcv1234 zxcvbnm1 zxcvbnm123 zxcvbnm, zxcvbnm,. zxcvbnmm zxcasdqwe zxcasdqwe123 zxc12345 zxc123456
qazwsxedc qazwsx123 qazwsxedcrfv qazxswedc qaz123wsx 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 1qaz@wsx 1qaz!qaz !qaz2wsx 2wsx3edc
1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r! 1q2w3e4r1! q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 1a2b3c4d 1a2s3d4f 1234abcd
qwer1234 qwer1234! qwer12345 qwer123456 qwer4321 qwerasdf qwerasdfzxcv qwert123 qwert1234 qwert12345 qwerty12 qwerty123
qwerty1234 qwerty12345 qwerty123456 qwertyui qwertyuio qwertyuiop qwertyuiop1 qwertyuiop[] qwerqwer qweasdzxc
qweasd123 qweasdzxc123 qweqweqwe qwe12345 qwe123456 qwe123qwe qwe123!@# qwertz123 azerty123 azertyuiop !@#$%^&*
!@#$%^&*() p@ssw0rd p@ssword p@$$w0rd pa$$word pa$$w0rd passw0rd passw0rd1 passw0rd! password password! password!1
password1 password1! password1234 password12 password123 password123! password12345 password123456 password2 password3
passwords password01 password99 password2024 password2025 password2026 passwordpassword mypassword newpassword
changeme changeme1 changeme123 changeit letmein1 letmein12 letmein123 letmeinnow welcome1 welcome12 welcome123 welcome1234
welcome2024 welcome2025 welcome2026 iloveyou iloveyou! iloveyou1 iloveyou12 iloveyou123 iloveyou2 iloveyou3000 iloveu123
ilovegod ilovejesus ihateyou loveyou1 loveyou123 lovelove lovely123 loveme123 mylove123 princess princess1 princess123
sunshine sunshine1 sunshine123 football football1 football123 baseball baseball1 basketball superman superman1 superman123
batman123 spiderman spiderman1 starwars starwars1 pokemon1 pokemon123 naruto123 minecraft minecraft1 trustno1 whatever
whatever1 computer computer1 internet internet1 samsung1 samsung123 samsung12 iphone123 android1 google123 facebook facebook1
instagram youtube1 liverpool liverpool1 chelsea1 arsenal1 arsenal123 barcelona barcelona1 realmadrid manchester juventus1
michelle jennifer jonathan jessica1 michael1 michael123 charlie1 jordan23 jordan123 victoria elizabeth alexander
alexandra benjamin danielle nicholas veronica anthony1 christian christina cristina patricia jasmine1 ashley123 daniel123
andrew123 thomas123 robert123 william1 matthew1 maverick mercedes corvette midnight butterfly blink182 babygirl babygirl1
babyboy1 sweetheart sweety123 chocolate cookie123 strawberry pineapple flower123 rainbow1 diamond1 dolphin1 elephant
monkey12 monkey123 dragon12 dragon123 tiger123 shadow12 shadow123 master12 master123 killer123 hunter12 hunter123 freedom1
soccer123 summer123 summer2024 summer2025 summer2026 winter123 winter2025 winter2026 spring2025 spring2026 autumn2025
secret123 secret12 test1234 test12345 test123456 testtest testing1 testing123 guest123 guest1234 user1234 user12345 login123
hello123 hello1234 hello12345 hellohello access14 access123 admin123 admin1234 admin12345 admin123456 admin@123 adminadmin
administrator administrator1 root1234 rootroot toor1234 system123 server123 manager1 default1 temp1234 qwerty@123 demo1234
korea123 korea1234 seoul123 seoul1234 hanguk123 daehan123 sarang123 saranghae saranghae1 annyeong1 dkssud12 dkssud123
dkssudgktpdy tkfkdgo1 tkfkdgo12 tkfkdgo123 tkfkdgody tkfkdgo1004 rlarldud dlwldms12 gkswlals alsrudlek wlgns1234 ehddlf12
gksrnr123 tlqkfsha qlalfqjsgh qlqjs1234 zkzkdh12 skaksdml angel1004 love1004 hana1004 1004love 10041004 01012345678
sakura123 nihon123 japan123 tokyo123 arigatou doraemon pikachu1 nekoneko
matkhau1 matkhau123 matkhau12 anhyeuem anhyeuem1 anhyeuem123 emyeuanh emyeuanh1 yeuemnhieu yeuanh123 iuemnhieu vietnam1
vietnam123 hanoi123 saigon123 maiyeuem khongbiet khongco123 motherlove conyeume
mahalkita mahalkita1 mahalko123 mahalko12 iloveyouso pilipinas pilipinas1 philippines pinoyako
thailand1 thailand123 sawasdee bangkok1 bangkok123 cambodia cambodia1 cambodia123 phnompenh bangladesh bangladesh1
bangla123 dhaka123 amarsonar bismillah bismillah1 bismillah123 allah123 allahuakbar alhamdulillah assalamualaikum
haiko123 haiko1234 haikohaiko haiko2026
`;

/** Lower-case passwords that nobody may choose. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter(Boolean));
