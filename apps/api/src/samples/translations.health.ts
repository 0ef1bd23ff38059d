import type { SamplePost } from './samples.types.js';

/** Posts about fevers, pains and who helped, that readers have translated. */
export const healthTranslations: Readonly<Record<string, SamplePost['translations']>> = {
  'baby-first-fever': {
    ko: {
      title: '새벽 두 시 아이의 열, 그리고 까맣게 잊어버린 한국어',
      content: `한밤중에 Bơ가 39도까지 열이 났는데 남편은 출장 중이었어요. 119에 전화했지만 '경련'이 한국어로 뭔지 도무지 생각이 안 나더라고요. 다행히 상담원이 베트남어 통역을 연결해 줬어요.

지금은 괜찮아져서 앉아서 바나나를 까고 있어요. 냉장고에 종이 한 장을 붙여 뒀어요. 아이 이름, 몸무게, 알레르기, 집 주소, 전부 한국어로요. 엄마들도 한 장 써 두세요. 당황하면 다 잊어버려요.`,
    },
    en: {
      title: 'A fever at two in the morning, and the Korean I forgot',
      content: `Bơ had a fever of 39 degrees in the middle of the night and my husband was away for work. I called 119, and just then I could not remember the Korean word for "seizure". Luckily they connected me to a Vietnamese interpreter.

My little one is fine now and sits there peeling a banana. I have put a sheet of paper on the fridge: name, weight, allergies, our address, all in Korean. Mothers, please make one too. When you panic, you forget everything.`,
    },
    zh: {
      title: '凌晨两点孩子发烧，我把韩语全忘了',
      content: `半夜 Bơ 烧到 39 度，丈夫又出差。我打了 119，可那一刻怎么也想不起"抽搐"用韩语怎么说。幸好接线员给我转接了越南语翻译。

孩子现在没事了，正坐着剥香蕉呢。我在冰箱上贴了一张纸：孩子的名字、体重、过敏史、家里地址，全用韩语写好。各位妈妈也写一张吧，一慌就什么都忘了。`,
    },
    ja: {
      title: '午前二時の発熱と、すっかり忘れた韓国語',
      content: `夜中にBơが39度の熱を出し、夫は出張中でした。119に電話したのに、「けいれん」を韓国語で何と言うのか、どうしても思い出せません。幸い、電話の人がベトナム語の通訳につないでくれました。

今はもう元気で、座ってバナナの皮をむいています。冷蔵庫に紙を一枚貼りました。子どもの名前、体重、アレルギー、家の住所を全部韓国語で。お母さんたちもぜひ一枚作ってください。慌てると全部忘れてしまいますから。`,
    },
    th: {
      title: 'ลูกไข้ขึ้นตอนตีสอง กับภาษาเกาหลีที่ลืมหมด',
      content: `กลางดึก Bơ ไข้ขึ้น 39 องศา สามีไปทำงานต่างจังหวัด โทร 119 แต่ตอนนั้นนึกคำว่า "ชัก" เป็นภาษาเกาหลีไม่ออกเลย โชคดีที่เจ้าหน้าที่ต่อสายล่ามภาษาเวียดนามให้

ตอนนี้ลูกดีขึ้นแล้ว นั่งปอกกล้วยอยู่ ฉันแปะกระดาษไว้บนตู้เย็นหนึ่งแผ่น ชื่อลูก น้ำหนัก แพ้อะไร ที่อยู่บ้าน เป็นภาษาเกาหลีทั้งหมด แม่ ๆ ทำไว้สักแผ่นนะคะ เวลาตกใจจะลืมหมดจริง ๆ`,
    },
    km: {
      title: 'កូនក្តៅខ្លួនម៉ោងពីរយប់ និងភាសាកូរ៉េដែលខ្ញុំភ្លេចអស់',
      content: `កណ្តាលអធ្រាត្រ Bơ ក្តៅខ្លួនដល់ 39 ដឺក្រេ ប្តីខ្ញុំទៅធ្វើការឆ្ងាយ។ ខ្ញុំទូរសព្ទទៅ 119 តែពេលនោះរកនឹកមិនឃើញសោះថាពាក្យ «ប្រកាច់» ភាសាកូរ៉េហៅថាម៉េច។ សំណាងល្អ គេភ្ជាប់អ្នកបកប្រែភាសាវៀតណាមឲ្យ។

ឥឡូវកូនស្រាលហើយ កំពុងអង្គុយបកចេក។ ខ្ញុំបិទក្រដាសមួយសន្លឹកលើទូទឹកកក៖ ឈ្មោះកូន ទម្ងន់ អាឡែហ្ស៊ី អាសយដ្ឋានផ្ទះ ជាភាសាកូរ៉េទាំងអស់។ ម៉ាក់ៗទាំងអស់គ្នាធ្វើមួយដែរណា ពេលភ័យភ្លេចអស់ហើយ។`,
    },
    tl: {
      title: 'Lagnat nang alas-dos ng madaling-araw at ang Korean na nakalimutan ko',
      content: `Hatinggabi, 39 degrees ang lagnat ni Bơ at nasa business trip ang asawa ko. Tumawag ako sa 119 pero hindi ko maalala kung ano sa Korean ang "kumbulsyon". Mabuti na lang at ikinonekta nila ako sa interpreter na Vietnamese.

Okay na siya ngayon, nakaupo at nagbabalat ng saging. Nagdikit ako ng papel sa ref: pangalan ng bata, timbang, allergy, address namin, lahat sa Korean. Mga nanay, gumawa rin kayo. Kapag nataranta ka, limot mo lahat.`,
    },
    bn: {
      title: 'রাত দুটোয় বাচ্চার জ্বর, আর ভুলে যাওয়া কোরিয়ান',
      content: `মাঝরাতে Bơ-র 39 ডিগ্রি জ্বর, স্বামী কাজে বাইরে। 119-এ ফোন দিলাম, কিন্তু "খিঁচুনি" কোরিয়ানে কী বলে, কিছুতেই মনে পড়ল না। ভাগ্য ভালো, ওরা একজন ভিয়েতনামি দোভাষীর সঙ্গে কথা বলিয়ে দিল।

এখন বাচ্চা ভালো আছে, বসে বসে কলা ছাড়াচ্ছে। ফ্রিজে একটা কাগজ সেঁটে রেখেছি: বাচ্চার নাম, ওজন, অ্যালার্জি, বাসার ঠিকানা, সব কোরিয়ানে। মায়েরা, আপনারাও একটা লিখে রাখুন। ঘাবড়ে গেলে সব ভুলে যাবেন।`,
    },
  },
  'hospital-alone': {
    ko: {
      title: '처음으로 혼자 병원에 갔어요',
      content: `허리가 며칠이나 아프고 나서야 용기를 내서 병원에 갔어요. 집에서 미리 적어 갔어요. 어디가 아픈지, 언제부터인지, 무슨 약을 먹었는지. 의사 선생님께 종이를 보여 드렸더니 웃으면서 "잘했어요" 하셨어요.

건강보험이 있어서 생각만큼 비싸지 않았어요. 저처럼 참지 말고 얼른 병원에 가세요.`,
    },
    en: {
      title: 'My first time at the hospital alone',
      content: `My back hurt for many days before I dared to go. At home I wrote it down first: where it hurts, since when, what medicine I took. I showed the doctor my paper and he smiled and said, "잘했어요."

I have health insurance, so it was not as expensive as I thought. Don't put up with pain the way I did. Go soon.`,
    },
    zh: {
      title: '第一次一个人去医院',
      content: `腰疼了好多天，才敢去医院。出门前我先在家写好：哪里疼、从什么时候开始、吃了什么药。我把纸给医生看，他笑着说："잘했어요"（做得好）。

我有健康保险，所以没有想象中那么贵。别像我一样硬撑，早点去看。`,
    },
    ja: {
      title: '初めて一人で病院に行きました',
      content: `腰の痛みが何日も続いて、やっと病院に行く勇気が出ました。家で先に書いておきました。どこが痛いか、いつからか、どんな薬を飲んだか。紙を見せたら、お医者さんは笑って「잘했어요（よくできました）」と言ってくれました。

健康保険があるので、思ったほど高くありませんでした。私のように我慢せず、早めに病院へ行ってくださいね。`,
    },
    th: {
      title: 'ไปโรงพยาบาลคนเดียวครั้งแรก',
      content: `ปวดเอวหลายวันกว่าจะกล้าไปโรงพยาบาล ฉันเขียนจากบ้านไปก่อนว่าปวดตรงไหน ตั้งแต่เมื่อไร กินยาอะไรไปแล้ว พอยื่นกระดาษให้หมอดู หมอก็ยิ้มแล้วบอกว่า "잘했어요" (เก่งมาก)

ฉันมีประกันสุขภาพ เลยไม่แพงอย่างที่คิด อย่าทนเจ็บแบบฉันนะคะ รีบไปหาหมอเถอะ`,
    },
    vi: {
      title: 'Lần đầu đi bệnh viện một mình',
      content: `Đau lưng nhiều ngày mình mới dám đi khám. Mình viết sẵn ở nhà: đau ở đâu, từ bao giờ, đã uống thuốc gì. Đưa tờ giấy cho bác sĩ xem, bác sĩ cười bảo "잘했어요" (giỏi lắm).

Mình có bảo hiểm y tế nên không đắt như mình nghĩ. Đừng cố chịu đau như mình, đi khám sớm nhé.`,
    },
    tl: {
      title: 'Unang beses sa ospital nang mag-isa',
      content: `Ilang araw na masakit ang baywang ko bago ako naglakas-loob magpatingin. Isinulat ko muna sa bahay: saan masakit, kailan pa, anong gamot ang ininom. Ipinakita ko sa doktor ang papel, ngumiti siya at sinabing "잘했어요" (magaling).

May health insurance ako kaya hindi kasingmahal ng inakala ko. Huwag tiisin ang sakit gaya ko, magpatingin agad.`,
    },
    bn: {
      title: 'প্রথমবার একা হাসপাতালে',
      content: `অনেক দিন কোমর ব্যথার পর সাহস করে হাসপাতালে গেলাম। বাসা থেকে আগেই লিখে নিয়েছিলাম: কোথায় ব্যথা, কবে থেকে, কী ওষুধ খেয়েছি। কাগজটা দেখাতেই ডাক্তার হেসে বললেন, "잘했어요" (ভালো করেছেন)।

আমার স্বাস্থ্যবিমা আছে, তাই যত ভেবেছিলাম তত খরচ হয়নি। আমার মতো ব্যথা চেপে রাখবেন না, তাড়াতাড়ি যান।`,
    },
  },
};
