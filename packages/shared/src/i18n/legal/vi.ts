import type { LegalTexts } from '../legal.ts';

export const legal: LegalTexts = {
  language: 'vi',
  terms: [
    {
      title: '1. Haiko là gì',
      paragraphs: [
        'Haiko là nơi người nước ngoài đang sống hoặc làm việc tại Hàn Quốc trò chuyện với nhau, tìm thông tin đời sống và xem tin tuyển dụng, bằng 9 ngôn ngữ. Các điều khoản này là thỏa thuận giữa bạn và đơn vị vận hành dịch vụ.',
        'Bạn có thể đọc cộng đồng, thông báo chung, thông tin, địa điểm và tin tuyển dụng mà không cần tài khoản. Những chức năng khác cần có tài khoản, và bạn chấp nhận các điều khoản này khi đăng ký.',
      ],
    },
    {
      title: '2. Tài khoản của bạn',
      paragraphs: [
        'Bạn phải từ 14 tuổi trở lên. Vui lòng khai đúng giới tính, quốc tịch và ngày sinh. Bạn được tự do chọn biệt danh, miễn là không trùng với biệt danh của người khác và không giả danh đơn vị vận hành.',
        'Mỗi tài khoản chỉ dành cho một người. Hãy giữ kín mật khẩu và đăng xuất trên thiết bị dùng chung. Những gì được thực hiện bằng tài khoản của bạn được xem là do bạn thực hiện.',
        'Bạn có thể đổi biệt danh 7 ngày một lần.',
      ],
    },
    {
      title: '3. Nội dung bạn viết',
      paragraphs: [
        'Bài viết, bình luận và hình ảnh của bạn vẫn thuộc về bạn. Bạn cho phép chúng tôi lưu trữ, hiển thị cho người đọc của Haiko, thay đổi kích thước hình ảnh và dịch nội dung sang các ngôn ngữ khác của Haiko. Sự cho phép này chấm dứt khi bạn xóa nội dung.',
        'Bản dịch do máy thực hiện và có thể sai. Người đọc luôn xem được bản gốc, và bản gốc là căn cứ.',
        'Tin nhắn chỉ dành cho người nhận. Tin nhắn chỉ được dịch khi một trong hai người yêu cầu.',
      ],
    },
    {
      title: '4. Những điều không được phép',
      paragraphs: [
        'Xúc phạm, đe dọa hoặc gây thù ghét vì nguồn gốc, ngôn ngữ, tôn giáo, giới tính hay bất kỳ lý do nào khác; nội dung khiêu dâm; hình ảnh của người khác khi chưa được họ đồng ý; thông tin cá nhân của người khác.',
        'Lừa đảo và quảng cáo: tin tuyển dụng giả, môi giới thu tiền để xin việc hoặc xin visa, chuyển tiền trái pháp luật, cờ bạc và đăng đi đăng lại cùng một nội dung.',
        'Mọi hành vi mà pháp luật Hàn Quốc cấm và mọi hành vi gây rối dịch vụ: thu thập dữ liệu bằng máy, xâm nhập trái phép hoặc tạo nhiều tài khoản.',
      ],
    },
    {
      title: '5. Khi vi phạm quy định',
      paragraphs: [
        'Ai cũng có thể báo cáo bài viết, bình luận, tin nhắn, người dùng hoặc tin tuyển dụng. Nội dung bị ba người khác nhau báo cáo sẽ bị ẩn cho đến khi người kiểm duyệt xem xét.',
        'Người kiểm duyệt có thể gỡ nội dung và tạm ngưng tài khoản. Nếu bạn cho rằng một quyết định về bạn là sai, hãy viết cho đơn vị vận hành, sẽ có người xem xét lại.',
      ],
    },
    {
      title: '6. Tin tuyển dụng',
      paragraphs: [
        'Doanh nghiệp được đăng tin sau khi đơn vị vận hành kiểm tra giấy đăng ký kinh doanh. Chúng tôi không kiểm tra mọi nội dung trong tin và không phải là một bên trong hợp đồng giữa bạn và người sử dụng lao động.',
        'Tin từ trang khác được ghi rõ và mở tại trang đó; điều khoản của trang đó được áp dụng. Với một số loại visa, pháp luật hạn chế môi giới việc làm tư nhân, và Haiko sẽ cho biết khi có thông tin. Các gợi ý về lương, visa và thời gian làm việc chỉ để tham khảo, không phải tư vấn pháp lý.',
        'Đừng bao giờ trả tiền để có việc làm và đừng bao giờ giao hộ chiếu của bạn cho người khác.',
      ],
    },
    {
      title: '7. Tỷ giá, thông tin và địa điểm',
      paragraphs: [
        'Tỷ giá, thông tin và địa điểm lấy từ các nguồn công khai và từ những người am hiểu lĩnh vực đó. Các nội dung này có thể chậm hoặc đã cũ. Vui lòng hỏi cơ quan phụ trách hoặc ngân hàng của bạn trước khi quyết định việc quan trọng.',
      ],
    },
    {
      title: '8. Dịch vụ',
      paragraphs: [
        'Haiko miễn phí cho cư dân. Dịch vụ có thể gián đoạn do bảo trì hoặc sự cố và có thể thay đổi khi được cải tiến. Chúng tôi chịu trách nhiệm khi có lỗi cố ý hoặc lỗi vô ý nghiêm trọng, và trong mọi trường hợp pháp luật không cho phép miễn trừ.',
        'Bạn có thể xóa tài khoản bất cứ lúc nào mà không cần nêu lý do. Khi đó, bạn chọn giữ lại bài viết và bình luận dưới dạng ẩn danh hoặc xóa đi.',
      ],
    },
    {
      title: '9. Thay đổi và luật áp dụng',
      paragraphs: [
        'Nếu các điều khoản này thay đổi, chúng tôi sẽ đăng thông báo chung trước ít nhất 7 ngày, hoặc trước 30 ngày nếu thay đổi bất lợi cho bạn. Nếu không đồng ý, bạn có thể xóa tài khoản.',
        'Pháp luật Đại Hàn Dân Quốc được áp dụng. Nếu bản của các ngôn ngữ khác nhau, bản tiếng Hàn có giá trị quyết định. Các quyền mà luật bảo vệ người tiêu dùng dành cho bạn không bị ảnh hưởng.',
        'Tên và địa chỉ của đơn vị vận hành được đăng ở trang Thông báo chung.',
      ],
    },
  ],
  privacy: [
    {
      title: '1. Tóm tắt',
      paragraphs: [
        'Chúng tôi chỉ lưu những gì dịch vụ cần. Chúng tôi không bán dữ liệu, không hiển thị quảng cáo của bên thứ ba và không theo dõi bạn trên các trang khác. Bạn có thể xem, sửa, tải xuống và xóa dữ liệu của mình.',
      ],
    },
    {
      title: '2. Những gì chúng tôi lưu',
      paragraphs: [
        'Khi bạn đăng ký: biệt danh, giới tính, quốc tịch, ngôn ngữ, ngày sinh, mục đích tham gia nếu bạn điền, cùng phiên bản điều khoản bạn đã chấp nhận và thời điểm chấp nhận.',
        'Để đăng nhập: địa chỉ email và chuỗi băm một chiều của mật khẩu, không bao giờ lưu mật khẩu; hoặc khi bạn đăng nhập bằng Google, Kakao, LINE, NAVER, PAYCO hay Apple thì lưu mã số mà công ty đó dùng để nhận biết bạn, cùng tên và địa chỉ email nếu công ty cung cấp. Chúng tôi không bao giờ biết mật khẩu của bạn ở đó.',
        'Những gì bạn tạo ra: bài viết, bình luận, hình ảnh, lượt thích, nội dung đã lưu, bạn bè, tin nhắn, báo cáo, cùng quốc tịch và bộ lọc bạn chọn. Nếu bạn lưu visa của mình, chỉ bạn mới xem được.',
        'Dữ liệu kỹ thuật: thời điểm và thời lượng xem bài viết, cùng nhật ký yêu cầu được lưu trong thời gian ngắn. Địa chỉ mạng chỉ được lưu dưới dạng chuỗi băm có khóa, để mỗi lượt xem chỉ tính một lần và để ngăn lạm dụng.',
      ],
    },
    {
      title: '3. Mục đích sử dụng',
      paragraphs: [
        'Để cung cấp dịch vụ mà bạn đã đăng ký; hiển thị bài viết cùng biệt danh, quốc tịch và ảnh đại diện của bạn; kiểm tra người dùng đủ tuổi; giữ an toàn cho dịch vụ; và thực hiện nghĩa vụ pháp lý. Cơ sở pháp lý là thỏa thuận giữa chúng tôi và bạn, sự đồng ý của bạn khi chúng tôi hỏi, và pháp luật.',
      ],
    },
    {
      title: '4. Những gì người khác thấy',
      paragraphs: [
        'Mọi người thấy biệt danh, ảnh đại diện, quốc tịch, bài viết và bình luận của bạn. Không ai thấy địa chỉ email, tên, ngày sinh, giới tính, mục đích tham gia hay visa của bạn.',
        'Ai đã thích hoặc lưu bài viết không được hiển thị, chỉ hiển thị số lượng. Chỉ bạn và người bạn nhắn xem được tin nhắn.',
        'Dữ liệu vị trí và máy ảnh ẩn trong hình ảnh được gỡ bỏ khi bạn tải lên.',
      ],
    },
    {
      title: '5. Ai khác nhận được dữ liệu',
      paragraphs: [
        'Dịch vụ dịch thuật nhận nội dung của bài viết, bình luận và tin tuyển dụng công khai để dịch, không kèm tên của bạn. Tin nhắn chỉ được gửi đi khi bạn yêu cầu dịch.',
        'Công ty mà bạn dùng để đăng nhập sẽ biết bạn đăng nhập vào Haiko. Cơ quan nhà nước chỉ nhận được dữ liệu khi pháp luật bắt buộc chúng tôi cung cấp.',
        'Nếu nhà cung cấp hoạt động ngoài Hàn Quốc, dữ liệu được xử lý tại đó. Danh sách nhà cung cấp đang sử dụng được đăng ở trang Thông báo chung.',
      ],
    },
    {
      title: '6. Trên thiết bị của bạn',
      paragraphs: [
        'Trình duyệt của bạn lưu trạng thái đăng nhập, ngôn ngữ, giao diện và bản nháp bài viết. Khi bạn đăng nhập bằng tài khoản của công ty khác, một cookie bảo vệ quá trình chuyển đi và quay về. Không có cookie quảng cáo hay phân tích.',
        'Khi đăng xuất, mọi thứ được xóa trừ ngôn ngữ và giao diện.',
      ],
    },
    {
      title: '7. Thời gian lưu giữ',
      paragraphs: [
        'Trong suốt thời gian bạn có tài khoản. Khi bạn xóa tài khoản, dữ liệu cá nhân bị xóa ngay và mọi phiên đăng nhập kết thúc; bài viết và bình luận được xóa hoặc giữ lại dưới dạng ẩn danh, tùy bạn chọn. Người nhận vẫn giữ tin nhắn bạn đã gửi, nhưng không còn tên của bạn.',
        'Phiên đăng nhập kết thúc sau 14 ngày không sử dụng và tối đa là 90 ngày. Tệp đã tải lên mà không được dùng ở đâu sẽ bị xóa sau 24 giờ. Những gì pháp luật buộc chúng tôi lưu sẽ được giữ riêng trong thời gian đó.',
      ],
    },
    {
      title: '8. Cách chúng tôi bảo vệ dữ liệu',
      paragraphs: [
        'Kết nối được mã hóa, mật khẩu được lưu bằng thuật toán băm chậm, khóa đăng nhập có thời hạn ngắn và được lưu dưới dạng chuỗi băm, tệp riêng tư chỉ được cung cấp cho người có quyền xem, và thao tác của quản trị viên được ghi lại.',
        'Nếu dữ liệu vẫn bị mất hoặc bị người lạ xem được, chúng tôi sẽ báo cho người liên quan và cơ quan chức năng theo quy định của pháp luật.',
      ],
    },
    {
      title: '9. Quyền của bạn',
      paragraphs: [
        'Trong mục Thông tin của tôi, bạn có thể xem và sửa dữ liệu, tải toàn bộ dữ liệu xuống thành tệp và xóa tài khoản. Bạn có thể phản đối việc sử dụng dữ liệu và rút lại sự đồng ý.',
        'Chúng tôi không thu thập dữ liệu của trẻ em dưới 14 tuổi; nếu phát hiện, chúng tôi sẽ xóa.',
        'Người chịu trách nhiệm về dữ liệu cá nhân và cách liên hệ được đăng ở trang Thông báo chung. Bạn cũng có thể liên hệ Ủy ban Bảo vệ Thông tin Cá nhân Hàn Quốc hoặc gọi số 118.',
      ],
    },
    {
      title: '10. Thay đổi chính sách',
      paragraphs: [
        'Nếu chính sách này thay đổi, chúng tôi sẽ đăng thông báo chung trước ít nhất 7 ngày, kèm ngày bắt đầu áp dụng.',
      ],
    },
  ],
};
