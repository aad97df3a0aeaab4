import type { MailTexts } from './en'

export const zhCN: MailTexts = {
  tagline: '来自传说之地的可持续地质旅游。',
  greeting: '{{name}}，你好：',
  optOut: '你收到此邮件，是因为你开启了这项通知。可以在个人资料里关闭。',
  resetPassword: {
    subject: '设置 {{magazine}} 的新密码',
    text: '有人请求重设密码，应该就是你。链接一小时内有效，只能用一次。',
    button: '设置新密码',
    reason: '如果不是你本人操作，无需理会：你的密码不会改变。',
  },
  invitation: {
    subject: '你的 {{magazine}} 账号',
    text: '{{by}} 为你开通了 {{magazine}} 账号。请选择密码，然后用此邮箱和密码登录。',
    validity: '链接七天内有效，只能用一次。',
    button: '选择密码',
    reason: '如果你不知道此事，请忽略：没有密码，这个账号就无法使用。',
  },
  confirmEmail: {
    subject: '确认你在 {{magazine}} 的邮箱地址',
    text: '请确认这是你的邮箱。链接七天内有效。',
    button: '确认邮箱',
    reason: '如果你没有 {{magazine}} 账号，那是有人填错了邮箱，请忽略此邮件。',
  },
  changeEmail: {
    subject: '确认你在 {{magazine}} 的新邮箱地址',
    text: '请确认这是你账号的新邮箱。确认之前，仍使用原来的邮箱。链接一天内有效。',
  },
  confirmSubscription: {
    subject: '确认订阅 {{magazine}} 邮件通讯',
    text: '请确认你希望在此邮箱收到我们的邮件通讯。链接七天内有效。',
    button: '确认订阅',
    reason: '如果不是你本人申请的，请忽略此邮件：未经确认，我们不会发送邮件通讯。',
    already: '此邮箱已订阅我们的邮件通讯，无需再做什么。',
  },
  accountDeleted: {
    subject: '你的 {{magazine}} 账号已删除',
    text: '你的账号已删除，这是我们就此发出的最后一封邮件。如果这不是你的要求，请联系编辑部。',
  },
  security: {
    'password-changed': {
      subject: '你在 {{magazine}} 的密码已修改',
      text: '你账号的密码已修改，其他设备上的登录均已退出。',
    },
    'email-change-requested': {
      subject: '你的 {{magazine}} 账号将更换邮箱',
      text: '有人为你的账号填写了另一个邮箱。一经确认，它就会取代此邮箱。',
    },
    'email-changed': {
      subject: '你在 {{magazine}} 的邮箱地址已更换',
      text: '你的账号现已使用另一个经过确认的邮箱，不再使用此邮箱。',
    },
    'email-changed-by-admin': {
      subject: '你在 {{magazine}} 的邮箱地址已更换',
      text: '管理员为你的账号更换了邮箱，不再使用此邮箱。',
    },
    'totp-enabled': {
      subject: '你的 {{magazine}} 账号已开启两步验证',
      text: '你的账号已开启两步验证：登录时需要验证器应用中的验证码。其他设备上的登录均已退出。',
    },
    'totp-disabled': {
      subject: '你的 {{magazine}} 账号已关闭两步验证',
      text: '你账号的两步验证已关闭：登录只需密码。其他设备上的登录均已退出。',
    },
  },
  remedies: {
    newPassword: {
      text: '如果不是你本人操作，请立即设置新密码：所有设备都会退出登录。',
      reason: '如果是你本人操作，则无需理会。',
    },
    administrator: {
      text: '如果这不是你的要求，请立即联系编辑部：管理员可以撤销。',
      button: '联系 {{magazine}}',
      reason: '如果你知道此事，则无需理会。',
    },
  },
  adStatus: {
    pending: '你的广告“{{title}}”正在重新等待审核。',
    approved: '你的广告“{{title}}”已通过审核。',
    rejected: '你的广告“{{title}}”未通过审核。',
    published: '你的广告“{{title}}”已刊出。',
    reviewer: '审核人留言：{{reason}}',
    button: '查看你的广告',
  },
  adEnds: {
    subject: '您的广告“{{title}}”即将到期',
    text: '您的广告“{{title}}”展示至 {{day}}。如果希望继续展示，请在此之前联系我们。',
  },
  adReport: {
    subject: '您的广告：{{month}}',
    text: '以下是您的广告在{{month}}的表现。',
    ad: '“{{title}}”：{{figures}}',
    figures: '浏览：{{views}}，点击：{{clicks}}（点击率 {{rate}}），展示天数：{{days}}',
    median: '所有广告的中位数：{{figures}}',
    button: '查看报告',
  },
  newAd: {
    subject: '有新广告等待审核：“{{title}}”',
    text: '{{advertiser}} 提交了广告“{{title}}”。',
    button: '去审核',
  },
  newAds: {
    subject: '有新广告等待审核：{{count}} 则',
    more: '另有等待审核的广告：{{count}} 则',
    button: '去审核广告',
  },
  desk: {
    'article-review': {
      subject: '有文章等待审核：“{{title}}”',
      text: '{{by}} 提交了文章“{{title}}”，请审核。',
      button: '去审核',
    },
    'article-sent-back': {
      subject: '你的文章“{{title}}”已退回',
      text: '{{by}} 审核了你的文章“{{title}}”，现退回给你。',
      button: '打开你的文章',
    },
    'article-note': {
      subject: '“{{title}}”有新备注',
      text: '{{by}} 在文章“{{title}}”中添加了备注。',
      button: '打开文章',
    },
    'translation-review': {
      subject: '有译文等待审核：“{{title}}”（{{language}}）',
      text: '{{by}} 提交了“{{title}}”的译文（{{language}}），请审核。',
      button: '去审核',
    },
    'translation-sent-back': {
      subject: '你翻译的“{{title}}”（{{language}}）已退回',
      text: '{{by}} 审核了你翻译的“{{title}}”（{{language}}），现退回给你。',
      button: '打开你的译文',
    },
    'translation-published': {
      subject: '你翻译的“{{title}}”（{{language}}）已发布',
      text: '{{by}} 审核了你翻译的“{{title}}”（{{language}}），并已发布。',
      button: '打开你的译文',
    },
    note: '备注内容：',
  },
  newsletter: {
    sentTo: '此邮件发送给 {{recipient}}：你订阅了 {{site}} 的邮件通讯，或在此注册过，且未退订。',
    web: '在网页上阅读',
    unsubscribe: '退订',
    video: '观看视频',
    audio: '收听录音',
  },
}
