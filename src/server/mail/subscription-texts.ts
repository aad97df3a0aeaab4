import type { LanguageCode } from '@shared/languages'
import { SITE_NAME } from '@shared/magazine'

type Texts = { subject: string; ask: string; button: string; ignore: string; already: string }

/** The mail that confirms a subscription, in the language of the page where it was asked for. Terms: docs/glossary. */
export const subscriptionTexts: Record<LanguageCode, Texts> = {
  en: {
    subject: `Confirm your subscription to ${SITE_NAME}`,
    ask: 'Please confirm that you want our newsletter at this address. The link works for seven days.',
    button: 'Confirm subscription',
    ignore: 'If you did not ask for it, ignore this mail: without a confirmation you get no newsletter.',
    already: 'This address gets our newsletter already. There is nothing to do.',
  },
  id: {
    subject: `Konfirmasi langganan Anda di ${SITE_NAME}`,
    ask: 'Konfirmasikan bahwa Anda ingin menerima buletin kami di alamat ini. Tautannya berlaku tujuh hari.',
    button: 'Konfirmasi langganan',
    ignore: 'Jika Anda tidak memintanya, abaikan saja: tanpa konfirmasi, buletin tidak akan dikirim.',
    already: 'Alamat ini sudah menerima buletin kami. Anda tidak perlu berbuat apa-apa.',
  },
  ms: {
    subject: `Sahkan langganan anda di ${SITE_NAME}`,
    ask: 'Sila sahkan bahawa anda mahu menerima surat berita kami di alamat ini. Pautan ini sah selama tujuh hari.',
    button: 'Sahkan langganan',
    ignore: 'Jika anda tidak memintanya, abaikan sahaja: tanpa pengesahan, surat berita tidak akan dihantar.',
    already: 'Alamat ini sudah menerima surat berita kami. Anda tidak perlu berbuat apa-apa.',
  },
  'zh-CN': {
    subject: `确认订阅 ${SITE_NAME} 邮件通讯`,
    ask: '请确认你希望在此邮箱收到我们的邮件通讯。链接七天内有效。',
    button: '确认订阅',
    ignore: '如果不是你本人申请的，请忽略此邮件：未经确认，我们不会发送邮件通讯。',
    already: '此邮箱已订阅我们的邮件通讯，无需再做什么。',
  },
  ja: {
    subject: `${SITE_NAME} ニュースレター登録の確認`,
    ask: 'このアドレスでニュースレターを受け取ることをご確認ください。リンクは7日間有効です。',
    button: '登録を確認',
    ignore: 'お心当たりがなければ、このメールは無視してください。確認がない限り、ニュースレターは届きません。',
    already: 'このアドレスには、すでにニュースレターをお送りしています。お手続きは必要ありません。',
  },
  ko: {
    subject: `${SITE_NAME} 뉴스레터 구독 확인`,
    ask: '이 주소로 뉴스레터를 받으시려면 확인해 주세요. 링크는 7일 동안 쓸 수 있습니다.',
    button: '구독 확인',
    ignore: '신청하지 않으셨다면 이 메일을 무시하세요. 확인하지 않으면 뉴스레터를 보내지 않습니다.',
    already: '이 주소는 이미 뉴스레터를 구독하고 있습니다. 더 하실 일은 없습니다.',
  },
  ar: {
    subject: `تأكيد اشتراكك في نشرة ${SITE_NAME}`,
    ask: 'يُرجى تأكيد رغبتك في استلام نشرتنا البريدية على هذا العنوان. يبقى الرابط صالحًا سبعة أيام.',
    button: 'تأكيد الاشتراك',
    ignore: 'إن لم تطلب ذلك فتجاهل هذه الرسالة: من دون تأكيد لن تصلك النشرة البريدية.',
    already: 'تصل نشرتنا البريدية إلى هذا العنوان بالفعل، ولا حاجة إلى أي إجراء.',
  },
  hi: {
    subject: `${SITE_NAME} के न्यूज़लेटर की सदस्यता की पुष्टि करें`,
    ask: 'कृपया पुष्टि करें कि आप इस पते पर हमारा न्यूज़लेटर पाना चाहते हैं। लिंक सात दिन तक काम करेगा।',
    button: 'पुष्टि करें',
    ignore: 'अगर आपने इसके लिए नहीं कहा था, तो इस ईमेल पर ध्यान न दें: पुष्टि के बिना कोई न्यूज़लेटर नहीं आएगा।',
    already: 'इस पते पर हमारा न्यूज़लेटर पहले से आता है। आपको कुछ नहीं करना है।',
  },
  th: {
    subject: `ยืนยันการรับจดหมายข่าวจาก ${SITE_NAME}`,
    ask: 'โปรดยืนยันว่าคุณต้องการรับจดหมายข่าวของเราทางอีเมลนี้ ลิงก์ใช้ได้เจ็ดวัน',
    button: 'ยืนยันการรับจดหมายข่าว',
    ignore: 'หากคุณไม่ได้ขอ ไม่ต้องทำอะไร หากไม่ยืนยัน เราจะไม่ส่งจดหมายข่าว',
    already: 'อีเมลนี้รับจดหมายข่าวของเราอยู่แล้ว คุณไม่ต้องทำอะไรเพิ่ม',
  },
  vi: {
    subject: `Xác nhận đăng ký nhận bản tin ${SITE_NAME}`,
    ask: 'Vui lòng xác nhận rằng bạn muốn nhận bản tin của chúng tôi tại địa chỉ này. Liên kết có hiệu lực trong bảy ngày.',
    button: 'Xác nhận đăng ký',
    ignore: 'Nếu bạn không yêu cầu, hãy bỏ qua thư này: chưa xác nhận thì chúng tôi không gửi bản tin.',
    already: 'Địa chỉ này đã nhận bản tin của chúng tôi. Bạn không cần làm gì thêm.',
  },
  fr: {
    subject: `Confirmez votre abonnement à ${SITE_NAME}`,
    ask: 'Veuillez confirmer que vous souhaitez recevoir notre newsletter à cette adresse. Le lien est valable sept jours.',
    button: 'Confirmer l’abonnement',
    ignore:
      'Si vous n’avez rien demandé, ignorez cet e-mail\u202f: sans confirmation, aucune newsletter ne sera envoyée.',
    already: 'Cette adresse reçoit déjà notre newsletter. Vous n’avez rien à faire.',
  },
  de: {
    subject: `Bestätigen Sie Ihr Abonnement von ${SITE_NAME}`,
    ask: 'Bitte bestätigen Sie, dass Sie unseren Newsletter an diese Adresse möchten. Der Link gilt sieben Tage.',
    button: 'Abonnement bestätigen',
    ignore: 'Wenn Sie das nicht wollten, ignorieren Sie diese E-Mail: Ohne Bestätigung bekommen Sie keinen Newsletter.',
    already: 'Diese Adresse bekommt unseren Newsletter schon. Sie müssen nichts tun.',
  },
  es: {
    subject: `Confirma tu suscripción a ${SITE_NAME}`,
    ask: 'Confirma que quieres recibir nuestro boletín en esta dirección. El enlace vale durante siete días.',
    button: 'Confirmar suscripción',
    ignore: 'Si no lo has pedido, ignora este correo: sin confirmación no enviaremos ningún boletín.',
    already: 'Esta dirección ya recibe nuestro boletín. No tienes que hacer nada.',
  },
  pt: {
    subject: `Confirme a sua subscrição de ${SITE_NAME}`,
    ask: 'Confirme que quer receber a nossa newsletter neste endereço. O link é válido durante sete dias.',
    button: 'Confirmar subscrição',
    ignore: 'Se não foi você que pediu, ignore este e-mail: sem confirmação, não enviamos newsletters.',
    already: 'Este endereço já recebe a nossa newsletter. Não precisa de fazer nada.',
  },
  it: {
    subject: `Conferma la tua iscrizione a ${SITE_NAME}`,
    ask: 'Conferma di voler ricevere la nostra newsletter a questo indirizzo. Il link vale sette giorni.',
    button: 'Conferma iscrizione',
    ignore: 'Se non l’hai chiesta tu, ignora questa e-mail: senza conferma non invieremo newsletter.',
    already: 'Questo indirizzo riceve già la nostra newsletter. Non devi fare nulla.',
  },
  ru: {
    subject: `Подтвердите подписку на ${SITE_NAME}`,
    ask: 'Подтвердите, что хотите получать нашу рассылку на этот адрес. Ссылка действует семь дней.',
    button: 'Подтвердить подписку',
    ignore: 'Если вы об этом не просили, не обращайте внимания: без подтверждения рассылка приходить не будет.',
    already: 'На этот адрес рассылка уже приходит. Ничего делать не нужно.',
  },
}
