import type { MailTexts } from './en'

export const ja: MailTexts = {
  tagline: '伝説の地から届ける、サステナブルなジオツーリズム。',
  greeting: '{{name}} 様',
  optOut: 'このメールは、プロフィールの通知設定に基づいてお送りしています。通知はプロフィールで止められます。',
  resetPassword: {
    subject: '{{magazine}} 新しいパスワードの設定',
    text: 'パスワードの再設定が請求されました。リンクが使えるのは、1時間以内に1回だけです。',
    button: '新しいパスワードを設定',
    reason: 'お心当たりがなければ、何もする必要はありません。パスワードはそのままです。',
  },
  invitation: {
    subject: '{{magazine}} アカウントのご案内',
    text: '{{by}}さんが、{{magazine}}のアカウントを用意しました。パスワードを設定し、このメールアドレスでログインしてください。',
    validity: 'リンクが使えるのは、7日以内に1回だけです。',
    button: 'パスワードを設定',
    reason: 'お心当たりがなければ、このメールは無視してください。パスワードがない限り、アカウントは使えません。',
  },
  confirmEmail: {
    subject: '{{magazine}} メールアドレスの確認',
    text: 'ご自身のアドレスであることをご確認ください。リンクは7日間有効です。',
    button: 'アドレスを確認',
    reason:
      '{{magazine}}のアカウントをお持ちでなければ、どなたかがアドレスを打ち間違えたようです。このメールは無視してください。',
  },
  changeEmail: {
    subject: '{{magazine}} 新しいメールアドレスの確認',
    text: 'これがアカウントの新しいアドレスであることをご確認ください。それまでは、以前のアドレスが使われます。リンクは1日有効です。',
  },
  confirmSubscription: {
    subject: '{{magazine}} ニュースレター登録の確認',
    text: 'このアドレスでニュースレターを受け取ることをご確認ください。リンクは7日間有効です。',
    button: '登録を確認',
    reason: 'お心当たりがなければ、このメールは無視してください。確認がない限り、ニュースレターは届きません。',
    already: 'このアドレスには、すでにニュースレターをお送りしています。お手続きは必要ありません。',
  },
  accountDeleted: {
    subject: '{{magazine}} アカウントを削除しました',
    text: 'アカウントを削除しました。これについてのお知らせは、このメールが最後です。お心当たりがなければ、編集部までご連絡ください。',
  },
  security: {
    'password-changed': {
      subject: '{{magazine}} パスワードが変更されました',
      text: 'アカウントのパスワードが変更され、ほかの端末ではログアウトしました。',
    },
    'email-change-requested': {
      subject: '{{magazine}} アカウントの新しいメールアドレス',
      text: 'アカウントに別のメールアドレスが入力されました。確認されると、このアドレスに代わって使われます。',
    },
    'email-changed': {
      subject: '{{magazine}} メールアドレスが変更されました',
      text: 'アカウントのメールアドレスが、確認済みの別のものに変わりました。このアドレスはもう使われません。',
    },
    'email-changed-by-admin': {
      subject: '{{magazine}} メールアドレスが変更されました',
      text: '管理者が、アカウントのメールアドレスを変更しました。このアドレスはもう使われません。',
    },
    'totp-enabled': {
      subject: '{{magazine}} 二段階認証が有効になりました',
      text: 'アカウントの二段階認証が設定されました。ログインには、認証アプリのコードが必要です。ほかの端末ではログアウトしました。',
    },
    'totp-disabled': {
      subject: '{{magazine}} 二段階認証が無効になりました',
      text: 'アカウントの二段階認証が解除されました。ログインに必要なのは、パスワードだけです。ほかの端末ではログアウトしました。',
    },
  },
  remedies: {
    newPassword: {
      text: 'お心当たりがなければ、すぐに新しいパスワードを設定してください。すべての端末でログアウトします。',
      reason: 'ご自身の操作であれば、何もする必要はありません。',
    },
    administrator: {
      text: 'お心当たりがなければ、すぐに編集部までご連絡ください。管理者が元に戻せます。',
      button: '{{magazine}}に連絡',
      reason: 'ご存じの変更であれば、何もする必要はありません。',
    },
  },
  adStatus: {
    pending: '広告「{{title}}」は、あらためて審査待ちです。',
    approved: '広告「{{title}}」が承認されました。',
    rejected: '広告「{{title}}」は承認されませんでした。',
    published: '広告「{{title}}」が掲載されました。',
    reviewer: '審査担当者より：{{reason}}',
    button: '広告を見る',
  },
  adEnds: {
    subject: '広告「{{title}}」の掲載がまもなく終了します',
    text: '広告「{{title}}」の掲載は{{day}}までです。続けて掲載をご希望の場合は、それまでにご連絡ください。',
  },
  adReport: {
    subject: '{{month}}の広告レポート',
    text: '{{month}}の広告の結果をお知らせします。',
    ad: '「{{title}}」：{{figures}}',
    figures: '表示：{{views}}、クリック：{{clicks}}（クリック率 {{rate}}）、掲載日数：{{days}}',
    median: 'すべての広告の中央値：{{figures}}',
    button: 'レポートを見る',
  },
  newAd: {
    subject: '新しい広告が審査待ちです：「{{title}}」',
    text: '{{advertiser}}さんが、広告「{{title}}」を入稿しました。',
    button: '審査する',
  },
  newAds: {
    subject: '新しい広告が審査待ちです：{{count}}件',
    more: 'ほかに審査待ちの広告：{{count}}件',
    button: '広告を審査する',
  },
  desk: {
    'article-review': {
      subject: '記事が確認待ちです：「{{title}}」',
      text: '{{by}}さんが、記事「{{title}}」の確認を求めています。',
      button: '確認する',
    },
    'article-sent-back': {
      subject: '記事「{{title}}」が差し戻されました',
      text: '{{by}}さんが記事「{{title}}」を確認し、差し戻しました。',
      button: '記事を開く',
    },
    'article-note': {
      subject: '「{{title}}」に新しいメモがあります',
      text: '{{by}}さんが、記事「{{title}}」にメモを付けました。',
      button: '記事を開く',
    },
    'translation-review': {
      subject: '翻訳が確認待ちです：「{{title}}」（{{language}}）',
      text: '{{by}}さんが、「{{title}}」の翻訳（{{language}}）の確認を求めています。',
      button: '確認する',
    },
    'translation-sent-back': {
      subject: '「{{title}}」の翻訳（{{language}}）が差し戻されました',
      text: '{{by}}さんが「{{title}}」の翻訳（{{language}}）を確認し、差し戻しました。',
      button: '翻訳を開く',
    },
    'translation-published': {
      subject: '「{{title}}」の翻訳（{{language}}）が公開されました',
      text: '{{by}}さんが「{{title}}」の翻訳（{{language}}）を確認し、公開しました。',
      button: '翻訳を開く',
    },
    note: 'メモの内容：',
  },
  newsletter: {
    sentTo:
      'このメールは、{{site}}のニュースレターに登録、または会員登録された{{recipient}}宛てに、配信停止のお手続きがない限りお送りしています。',
    web: 'ウェブで読む',
    unsubscribe: '配信停止',
    video: '動画を見る',
    audio: '録音を聴く',
  },
}
