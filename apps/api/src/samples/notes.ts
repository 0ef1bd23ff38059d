/**
 * What sample people write to each other, one note a line: `sokha 3d: …` three days ago, `sokha/ko 3d: …` in Korean
 * instead of the author's language, `sokha 3d*: …` not read yet. The other one of the two gets it.
 */
export const conversations: readonly { between: readonly [string, string]; script: string }[] = [
  {
    between: ['linh', 'sokha'],
    script: `
      linh/ko 6d: 소카 씨, 지난주에 말한 한국어 교실 아직 자리 있대요. 같이 갈래요?
      sokha/ko 6d: 네! 무슨 요일이에요?
      linh/ko 6d: 일요일 오후 2시, 안산 외국인주민지원본부 3층이요.
      sokha/ko 5d: 좋아요. 저는 교대 근무라서 두 시 반쯤 도착할 것 같아요 🙏
      linh/ko 5d: 괜찮아요. 제가 선생님께 미리 말할게요.
      sokha 2d: អរគុណច្រើនណាស់! ខ្ញុំបានទិញសៀវភៅហើយ។
      linh/ko 2d: 크메르어 예뻐요! 뜻이 뭐예요? 😊
      sokha/ko 2d: "정말 고마워요, 책도 샀어요"예요.
      linh/ko 1d: 그럼 일요일에 봐요!
      sokha/ko 2h: 언니, 오늘 수업 자료 사진 찍어 두셨어요? 저 앞부분을 놓쳤어요.
      sokha/ko 118m*: 그리고 이번 토요일에 시장 같이 갈래요? 겨울 이불 사야 해요.`,
  },
  {
    between: ['linh', 'minh'],
    script: `
      minh 3d: Chị Linh ơi, chị gia hạn visa ở văn phòng Ansan hay đặt lịch trên HiKorea vậy?
      linh 3d: Chị đặt lịch trên HiKorea trước hai tuần, sáng thứ Ba vắng lắm.
      minh 3d: Giấy tờ có cần công ty đóng dấu không chị?
      linh 3d: Có, hợp đồng và giấy xác nhận làm việc. Em xin kế toán trước đi nhé.
      minh 30m*: Em xong rồi chị ơi! Đúng 20 phút. Cảm ơn chị nhiều ❤️`,
  },
  {
    between: ['linh', 'maricel'],
    script: `
      maricel/en 9d: Hi Linh! Is the English choir rehearsal still on this Friday?
      linh/en 9d: Yes, 7 pm. Bring your kids if you like, there is a playroom.
      maricel/en 9d: Ang saya naman! See you there.`,
  },
  {
    between: ['linh', 'ploy'],
    script: `
      ploy/ko 13d: 린 씨, 지난번 사진 정말 잘 나왔어요!
      linh/ko 13d: 고마워요. 다음에는 부산에서 만나요.
      ploy 12d: แน่นอนค่ะ แล้วเจอกันนะคะ`,
  },
  {
    between: ['linh', 'jiwoo'],
    script: `
      jiwoo 20d: 안녕하세요, 안산에서 주말 한국어 모임을 열고 있는 지우예요. 관심 있으시면 언제든 연락 주세요.
      linh/ko 20d: 안녕하세요! 초대해 주셔서 감사합니다. 몇 시에 모이나요?
      jiwoo 19d: 토요일 아침 10시예요. 커피는 제가 살게요.`,
  },
  {
    between: ['sokha', 'dara'],
    script: `
      dara 1d: បងសុខា ថ្ងៃអាទិត្យនេះរោងចក្រឈប់ទេ?
      sokha 1d: ឈប់ យើងអាចទៅលេងអានសានបាន។`,
  },
];
