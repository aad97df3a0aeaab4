import type { MailTexts } from './en'

export const ko: MailTexts = {
  tagline: '전설의 땅에서 전하는 지속 가능한 지질관광.',
  greeting: '{{name}}님, 안녕하세요.',
  optOut: '프로필의 알림 설정에 따라 보내 드리는 메일입니다. 알림은 프로필에서 끌 수 있습니다.',
  resetPassword: {
    subject: '{{magazine}} 새 비밀번호 설정',
    text: '비밀번호 재설정 요청을 받았습니다. 링크는 한 시간 안에 한 번만 쓸 수 있습니다.',
    button: '새 비밀번호 설정',
    reason: '직접 요청하지 않으셨다면 아무것도 하지 않아도 됩니다. 비밀번호는 그대로입니다.',
  },
  invitation: {
    subject: '{{magazine}} 계정 안내',
    text: '{{by}}님이 {{magazine}} 계정을 만들었습니다. 비밀번호를 설정한 뒤 이 이메일 주소로 로그인하세요.',
    validity: '링크는 7일 안에 한 번만 쓸 수 있습니다.',
    button: '비밀번호 설정',
    reason: '짚이는 일이 없다면 이 메일을 무시하세요. 비밀번호가 없으면 계정을 쓸 수 없습니다.',
  },
  confirmEmail: {
    subject: '{{magazine}} 이메일 주소 확인',
    text: '본인의 주소가 맞는지 확인해 주세요. 링크는 7일 동안 쓸 수 있습니다.',
    button: '주소 확인',
    reason: '{{magazine}} 계정이 없다면 누군가 주소를 잘못 입력한 것이니 이 메일을 무시하세요.',
  },
  changeEmail: {
    subject: '{{magazine}} 새 이메일 주소 확인',
    text: '계정의 새 주소가 맞는지 확인해 주세요. 그때까지는 이전 주소를 씁니다. 링크는 하루 동안 쓸 수 있습니다.',
  },
  confirmSubscription: {
    subject: '{{magazine}} 뉴스레터 구독 확인',
    text: '이 주소로 뉴스레터를 받으시려면 확인해 주세요. 링크는 7일 동안 쓸 수 있습니다.',
    button: '구독 확인',
    reason: '신청하지 않으셨다면 이 메일을 무시하세요. 확인하지 않으면 뉴스레터를 보내지 않습니다.',
    already: '이 주소는 이미 뉴스레터를 구독하고 있습니다. 더 하실 일은 없습니다.',
  },
  accountDeleted: {
    subject: '{{magazine}} 계정이 삭제되었습니다',
    text: '계정이 삭제되었으며, 이에 관한 메일은 이번이 마지막입니다. 직접 요청하지 않으셨다면 편집부로 연락해 주세요.',
  },
  security: {
    'password-changed': {
      subject: '{{magazine}} 비밀번호가 변경되었습니다',
      text: '계정의 비밀번호가 변경되었고, 다른 기기에서는 로그아웃되었습니다.',
    },
    'email-change-requested': {
      subject: '{{magazine}} 계정의 새 이메일 주소',
      text: '계정에 다른 이메일 주소가 입력되었습니다. 확인이 끝나면 이 주소 대신 쓰입니다.',
    },
    'email-changed': {
      subject: '{{magazine}} 이메일 주소가 변경되었습니다',
      text: '계정의 이메일 주소가 확인을 마친 다른 주소로 바뀌었습니다. 이 주소는 더 이상 쓰이지 않습니다.',
    },
    'email-changed-by-admin': {
      subject: '{{magazine}} 이메일 주소가 변경되었습니다',
      text: '관리자가 계정의 이메일 주소를 바꾸었습니다. 이 주소는 더 이상 쓰이지 않습니다.',
    },
    'totp-enabled': {
      subject: '{{magazine}} 2단계 인증이 켜졌습니다',
      text: '계정에 2단계 인증이 설정되었습니다. 로그인하려면 인증 앱의 코드가 필요합니다. 다른 기기에서는 로그아웃되었습니다.',
    },
    'totp-disabled': {
      subject: '{{magazine}} 2단계 인증이 꺼졌습니다',
      text: '계정의 2단계 인증이 꺼졌습니다. 이제 비밀번호만으로 로그인합니다. 다른 기기에서는 로그아웃되었습니다.',
    },
  },
  remedies: {
    newPassword: {
      text: '직접 하지 않으셨다면 지금 새 비밀번호를 설정하세요. 모든 기기에서 로그아웃됩니다.',
      reason: '직접 하셨다면 아무것도 하지 않아도 됩니다.',
    },
    administrator: {
      text: '직접 요청하지 않으셨다면 바로 편집부로 연락해 주세요. 관리자가 되돌릴 수 있습니다.',
      button: '{{magazine}}에 연락하기',
      reason: '알고 있는 변경이라면 아무것도 하지 않아도 됩니다.',
    },
  },
  adStatus: {
    pending: '광고 “{{title}}”의 심사를 다시 기다리고 있습니다.',
    approved: '광고 “{{title}}”의 심사가 승인되었습니다.',
    rejected: '광고 “{{title}}”의 게재가 거절되었습니다.',
    published: '광고 “{{title}}”의 게재가 시작되었습니다.',
    reviewer: '심사 담당자의 말: {{reason}}',
    button: '내 광고 보기',
  },
  adEnds: {
    subject: '광고 “{{title}}”의 게재가 곧 끝납니다',
    text: '광고 “{{title}}”은(는) {{day}}까지 게재됩니다. 계속 게재하려면 그 전에 연락해 주세요.',
  },
  adReport: {
    subject: '{{month}} 광고 보고서',
    text: '{{month}} 광고 결과를 알려 드립니다.',
    ad: '광고 “{{title}}”: {{figures}}',
    figures: '조회: {{views}}, 클릭: {{clicks}}(클릭률 {{rate}}), 게재 일수: {{days}}',
    median: '전체 광고의 중앙값 – {{figures}}',
    button: '보고서 보기',
  },
  newAd: {
    subject: '새 광고가 심사를 기다립니다: “{{title}}”',
    text: '{{advertiser}}님이 광고 “{{title}}”의 심사를 신청했습니다.',
    button: '심사하기',
  },
  newAds: {
    subject: '새 광고가 심사를 기다립니다: {{count}}건',
    more: '심사를 기다리는 다른 광고: {{count}}건',
    button: '광고 심사하기',
  },
  desk: {
    'article-review': {
      subject: '기사가 검토를 기다립니다: “{{title}}”',
      text: '{{by}}님이 기사 “{{title}}”의 검토를 요청했습니다.',
      button: '검토하기',
    },
    'article-sent-back': {
      subject: '기사 “{{title}}”의 검토가 끝나 되돌아왔습니다',
      text: '{{by}}님이 기사 “{{title}}”의 검토를 마치고 되돌려 보냈습니다.',
      button: '기사 열기',
    },
    'article-note': {
      subject: '“{{title}}”에 새 메모가 있습니다',
      text: '{{by}}님이 기사 “{{title}}”에 메모를 남겼습니다.',
      button: '기사 열기',
    },
    'translation-review': {
      subject: '번역이 검토를 기다립니다: “{{title}}” ({{language}})',
      text: '{{by}}님이 “{{title}}” 번역({{language}})의 검토를 요청했습니다.',
      button: '검토하기',
    },
    'translation-sent-back': {
      subject: '“{{title}}” 번역({{language}})의 검토가 끝나 되돌아왔습니다',
      text: '{{by}}님이 “{{title}}” 번역({{language}})의 검토를 마치고 되돌려 보냈습니다.',
      button: '번역 열기',
    },
    'translation-published': {
      subject: '“{{title}}” 번역({{language}})이 공개되었습니다',
      text: '{{by}}님이 “{{title}}” 번역({{language}})의 검토를 마치고 공개했습니다.',
      button: '번역 열기',
    },
    note: '메모 내용:',
  },
  newsletter: {
    sentTo: '{{site}} 뉴스레터를 구독하거나 가입하신 뒤 구독을 취소하지 않은 {{recipient}} 앞으로 보내 드립니다.',
    web: '웹에서 읽기',
    unsubscribe: '구독 취소',
    video: '동영상 보기',
    audio: '녹음 듣기',
  },
}
