import type { MailTexts } from './en'

export const vi: MailTexts = {
  tagline: 'Du lịch địa chất bền vững từ xứ sở của những huyền thoại.',
  greeting: 'Xin chào {{name}},',
  optOut: 'Bạn nhận được thư này theo cài đặt thông báo trong hồ sơ của mình. Bạn có thể tắt ở đó.',
  resetPassword: {
    subject: 'Đặt mật khẩu mới cho {{magazine}}',
    text: 'Có người, có lẽ là bạn, đã yêu cầu đặt mật khẩu mới. Liên kết chỉ dùng được một lần, trong vòng một giờ.',
    button: 'Đặt mật khẩu mới',
    reason: 'Nếu không phải bạn, bạn không cần làm gì: mật khẩu vẫn giữ nguyên.',
  },
  invitation: {
    subject: 'Tài khoản của bạn tại {{magazine}}',
    text: '{{by}} đã tạo cho bạn một tài khoản tại {{magazine}}. Hãy chọn mật khẩu, rồi đăng nhập bằng mật khẩu đó và địa chỉ email này.',
    validity: 'Liên kết chỉ dùng được một lần, trong vòng bảy ngày.',
    button: 'Chọn mật khẩu',
    reason: 'Nếu bạn không chờ thư này, hãy bỏ qua: không có mật khẩu thì không ai dùng được tài khoản.',
  },
  confirmEmail: {
    subject: 'Xác nhận địa chỉ email của bạn tại {{magazine}}',
    text: 'Vui lòng xác nhận rằng đây là địa chỉ của bạn. Liên kết có hiệu lực trong bảy ngày.',
    button: 'Xác nhận địa chỉ',
    reason: 'Nếu bạn không có tài khoản tại {{magazine}}, chắc ai đó đã gõ nhầm địa chỉ. Bạn có thể bỏ qua thư này.',
  },
  changeEmail: {
    subject: 'Xác nhận địa chỉ email mới của bạn tại {{magazine}}',
    text: 'Vui lòng xác nhận rằng đây là địa chỉ mới của tài khoản. Cho đến lúc đó, địa chỉ cũ vẫn được dùng. Liên kết có hiệu lực trong một ngày.',
  },
  confirmSubscription: {
    subject: 'Xác nhận đăng ký nhận bản tin {{magazine}}',
    text: 'Vui lòng xác nhận rằng bạn muốn nhận bản tin của chúng tôi tại địa chỉ này. Liên kết có hiệu lực trong bảy ngày.',
    button: 'Xác nhận đăng ký',
    reason: 'Nếu bạn không yêu cầu, hãy bỏ qua thư này: chưa xác nhận thì chúng tôi không gửi bản tin.',
    already: 'Địa chỉ này đã nhận bản tin của chúng tôi. Bạn không cần làm gì thêm.',
  },
  accountDeleted: {
    subject: 'Đã xóa tài khoản của bạn tại {{magazine}}',
    text: 'Tài khoản của bạn đã được xóa, và đây là thư cuối cùng của chúng tôi về việc này. Nếu bạn không yêu cầu, vui lòng liên hệ với tạp chí.',
  },
  security: {
    'password-changed': {
      subject: 'Đã đổi mật khẩu của bạn tại {{magazine}}',
      text: 'Mật khẩu tài khoản của bạn đã được đổi, và các thiết bị khác đã được đăng xuất.',
    },
    'email-change-requested': {
      subject: 'Địa chỉ email mới cho tài khoản của bạn tại {{magazine}}',
      text: 'Một địa chỉ email khác đã được nhập cho tài khoản của bạn. Sau khi được xác nhận, nó sẽ thay địa chỉ này.',
    },
    'email-changed': {
      subject: 'Đã đổi địa chỉ email của bạn tại {{magazine}}',
      text: 'Tài khoản của bạn hiện có một địa chỉ email khác, đã được xác nhận. Địa chỉ này không còn được dùng nữa.',
    },
    'email-changed-by-admin': {
      subject: 'Đã đổi địa chỉ email của bạn tại {{magazine}}',
      text: 'Quản trị viên đã đổi địa chỉ email của tài khoản. Địa chỉ này không còn được dùng nữa.',
    },
    'totp-enabled': {
      subject: 'Đã bật xác thực hai bước cho tài khoản của bạn tại {{magazine}}',
      text: 'Tài khoản của bạn đã bật xác thực hai bước: khi đăng nhập cần có mã từ ứng dụng xác thực. Các thiết bị khác đã được đăng xuất.',
    },
    'totp-disabled': {
      subject: 'Đã tắt xác thực hai bước cho tài khoản của bạn tại {{magazine}}',
      text: 'Tài khoản của bạn đã tắt xác thực hai bước: khi đăng nhập chỉ cần mật khẩu. Các thiết bị khác đã được đăng xuất.',
    },
  },
  remedies: {
    newPassword: {
      text: 'Nếu không phải bạn, hãy đặt mật khẩu mới ngay: mọi thiết bị sẽ được đăng xuất.',
      reason: 'Nếu chính là bạn, bạn không cần làm gì.',
    },
    administrator: {
      text: 'Nếu bạn không yêu cầu, hãy liên hệ ngay với tạp chí: quản trị viên có thể hoàn tác.',
      button: 'Liên hệ {{magazine}}',
      reason: 'Nếu bạn đã biết việc này, bạn không cần làm gì.',
    },
  },
  adStatus: {
    pending: 'Quảng cáo “{{title}}” của bạn lại đang chờ duyệt.',
    approved: 'Quảng cáo “{{title}}” của bạn đã được duyệt.',
    rejected: 'Quảng cáo “{{title}}” của bạn không được duyệt.',
    published: 'Quảng cáo “{{title}}” của bạn đã được đăng.',
    reviewer: 'Người duyệt viết: {{reason}}',
    button: 'Xem quảng cáo của bạn',
  },
  adEnds: {
    subject: 'Quảng cáo “{{title}}” của bạn sắp kết thúc',
    text: 'Quảng cáo “{{title}}” của bạn được hiển thị đến {{day}}. Nếu muốn tiếp tục, hãy viết cho chúng tôi trước thời điểm đó.',
  },
  adReport: {
    subject: 'Quảng cáo của bạn: {{month}}',
    text: 'Đây là kết quả quảng cáo của bạn trong {{month}}.',
    ad: 'Quảng cáo “{{title}}”: {{figures}}',
    figures: 'lượt xem: {{views}}, lượt nhấp: {{clicks}} (tỷ lệ nhấp {{rate}}), số ngày hiển thị: {{days}}',
    median: 'Trung vị của mọi quảng cáo – {{figures}}',
    button: 'Xem báo cáo',
  },
  newAd: {
    subject: 'Có quảng cáo mới chờ duyệt: “{{title}}”',
    text: '{{advertiser}} đã gửi quảng cáo “{{title}}”.',
    button: 'Duyệt',
  },
  newAds: {
    subject: 'Có quảng cáo mới chờ duyệt: {{count}}',
    more: 'Các quảng cáo khác đang chờ: {{count}}',
    button: 'Duyệt quảng cáo',
  },
  desk: {
    'article-review': {
      subject: 'Có bài viết chờ duyệt: “{{title}}”',
      text: '{{by}} đã gửi bài viết “{{title}}” để duyệt.',
      button: 'Duyệt',
    },
    'article-sent-back': {
      subject: 'Bài viết “{{title}}” của bạn đã được gửi trả lại',
      text: '{{by}} đã xem bài viết “{{title}}” và gửi trả lại cho bạn.',
      button: 'Mở bài viết của bạn',
    },
    'article-note': {
      subject: 'Ghi chú mới cho “{{title}}”',
      text: '{{by}} đã thêm ghi chú vào bài viết “{{title}}”.',
      button: 'Mở bài viết',
    },
    'translation-review': {
      subject: 'Có bản dịch chờ duyệt: “{{title}}” ({{language}})',
      text: '{{by}} đã gửi bản dịch “{{title}}” ({{language}}) để duyệt.',
      button: 'Duyệt',
    },
    'translation-sent-back': {
      subject: 'Bản dịch “{{title}}” ({{language}}) của bạn đã được gửi trả lại',
      text: '{{by}} đã xem bản dịch “{{title}}” ({{language}}) và gửi trả lại cho bạn.',
      button: 'Mở bản dịch của bạn',
    },
    'translation-published': {
      subject: 'Bản dịch “{{title}}” ({{language}}) của bạn đã được xuất bản',
      text: '{{by}} đã xem bản dịch “{{title}}” ({{language}}) của bạn và cho xuất bản.',
      button: 'Mở bản dịch của bạn',
    },
    note: 'Nội dung ghi chú:',
  },
  newsletter: {
    sentTo:
      'Gửi đến {{recipient}}, người đã đăng ký nhận bản tin của {{site}} hoặc đăng ký tài khoản tại đó, và chưa hủy.',
    web: 'Đọc trên web',
    unsubscribe: 'Hủy đăng ký',
    video: 'Xem video',
    audio: 'Nghe bản ghi âm',
  },
}
