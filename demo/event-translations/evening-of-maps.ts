import { type EventTranslations, eventText } from './event-text'

export const translations: EventTranslations = {
  id: eventText(
    'Redaksi Terbuka: Semalam Bersama Peta Tua di Medan',
    [
      'Setahun sekali meja redaksi kami di Medan terbuka bagi pembaca. Kami membentangkan peta-peta yang menjadi dasar artikel kami, dan siapa pun boleh menunjuk tempat yang belum pernah kami tulis. Pertanyaan terbaik menjadi artikel.',
    ],
    ['Bawalah: satu pertanyaan tentang suatu tempat di Sumatra', 'Biaya: gratis; kopi dari majalah'],
  ),
  'zh-CN': eventText(
    '开放编辑部：棉兰的老地图之夜',
    [
      '我们在棉兰的编辑部每年向读者开放一晚。我们摊开文章所依据的地图，谁知道我们从未写过的地方，就请指给我们看。最好的问题会成为一篇文章。',
    ],
    ['请带来：一个关于苏门答腊某地的问题', '费用：免费，咖啡由本刊请客'],
  ),
  ja: eventText(
    '編集部を開く夜　メダンで古い地図を囲む',
    [
      '年に一度、メダンの編集部を読者に開きます。記事のもとになった地図を広げますので、まだ私たちが書いていない場所を指さしてください。いちばんよい質問は記事になります。',
    ],
    ['持ちもの：スマトラのどこかについての質問をひとつ', '参加費：無料。コーヒーは雑誌が用意します'],
  ),
  ko: eventText(
    '열린 편집실: 메단에서 옛 지도를 펼치는 저녁',
    [
      '한 해에 한 번 메단의 편집실을 독자에게 엽니다. 기사의 바탕이 된 지도를 펼쳐 놓으니, 우리가 아직 쓰지 않은 곳이 있으면 짚어 주세요. 가장 좋은 질문은 기사가 됩니다.',
    ],
    ['준비물: 수마트라의 어느 곳에 관한 질문 하나', '참가비: 무료. 커피는 잡지가 냅니다'],
  ),
  es: eventText(
    'Redacción abierta: una tarde entre mapas antiguos en Medan',
    [
      'Una vez al año, nuestra redacción en Medan abre sus puertas a los lectores. Desplegamos los mapas de los que salieron nuestros artículos, y quien conozca un lugar sobre el que nunca hemos escrito puede señalarlo. La mejor pregunta se convierte en artículo.',
    ],
    ['Trae: una pregunta sobre un lugar de Sumatra', 'Precio: gratis; el café lo pone la revista'],
  ),
  fr: eventText(
    'Rédaction ouverte : une soirée parmi de vieilles cartes à Medan',
    [
      'Une fois par an, notre rédaction de Medan s’ouvre aux lecteurs. Nous déroulons les cartes dont nos articles sont partis, et qui connaît un lieu dont nous n’avons jamais parlé peut le montrer du doigt. La meilleure question devient un article.',
    ],
    ['À apporter : une question sur un lieu de Sumatra', 'Prix : gratuit ; le magazine offre le café'],
  ),
  de: eventText(
    'Offene Redaktion: ein Abend über alten Karten in Medan',
    [
      'Einmal im Jahr steht unsere Redaktion in Medan den Leserinnen und Lesern offen. Wir rollen die Karten aus, aus denen unsere Artikel entstanden sind, und wer einen Ort kennt, über den wir noch nie geschrieben haben, zeigt darauf. Aus der besten Frage wird ein Artikel.',
    ],
    ['Mitbringen: eine Frage zu einem Ort auf Sumatra', 'Preis: kostenlos; den Kaffee gibt die Zeitschrift aus'],
  ),
  it: eventText(
    'Redazione aperta: una sera tra vecchie carte a Medan',
    [
      'Una volta l’anno la nostra redazione di Medan è aperta a chi legge. Srotoliamo le carte da cui sono nati i nostri articoli, e chi conosce un luogo di cui non abbiamo mai scritto può indicarlo. La domanda migliore diventa un articolo.',
    ],
    ['Da portare: una domanda su un luogo di Sumatra', 'Prezzo: gratuito; il caffè lo offre la rivista'],
  ),
  pt: eventText(
    'Redação aberta: um serão entre mapas antigos em Medan',
    [
      'Uma vez por ano, a nossa redação em Medan abre-se aos leitores. Desenrolamos os mapas de onde saíram os nossos artigos, e quem conhecer um lugar sobre o qual nunca escrevemos pode apontá-lo. A melhor pergunta torna-se artigo.',
    ],
    ['Trazer: uma pergunta sobre um lugar de Sumatra', 'Preço: grátis; o café é oferta da revista'],
  ),
  ru: eventText(
    'Открытая редакция: вечер над старыми картами в Медане',
    [
      'Раз в год наша редакция в Медане открыта для читателей. Мы разворачиваем карты, с которых начинались наши статьи, и каждый, кто знает место, о котором мы ещё не писали, может на него указать. Лучший вопрос станет статьёй.',
    ],
    ['Взять с собой: вопрос о каком-нибудь месте на Суматре', 'Цена: бесплатно; кофе угощает журнал'],
  ),
  ar: eventText(
    'مكتب التحرير المفتوح: أمسية مع خرائط قديمة في ميدان',
    [
      'مرة في السنة يفتح مكتب تحريرنا في ميدان أبوابه للقرّاء. نبسط الخرائط التي انطلقت منها مقالاتنا، ومن يعرف مكانًا لم نكتب عنه قط فليُشر إليه. وأفضل سؤال يصير مقالًا.',
    ],
    ['أحضِر معك: سؤالًا عن مكان في سومطرة', 'السعر: مجانًا؛ والقهوة على حساب المجلة'],
  ),
  hi: eventText(
    'खुला संपादन: मेदान में पुराने नक़्शों की एक शाम',
    [
      'साल में एक बार मेदान का हमारा संपादन कक्ष पाठकों के लिए खुलता है। हम वे नक़्शे फैलाते हैं जिनसे हमारे लेख निकले, और जो कोई ऐसी जगह जानता हो जिस पर हमने कभी नहीं लिखा, वह उस पर उँगली रख सकता है। सबसे अच्छा सवाल लेख बन जाता है।',
    ],
    ['साथ लाएँ: सुमात्रा की किसी जगह के बारे में एक सवाल', 'शुल्क: मुफ़्त; कॉफ़ी पत्रिका की ओर से'],
  ),
  th: eventText(
    'กองบรรณาธิการเปิดบ้าน: ค่ำคืนกับแผนที่เก่าที่เมดัน',
    [
      'ปีละครั้ง กองบรรณาธิการของเราที่เมดันเปิดให้ผู้อ่านเข้ามา เรากางแผนที่ซึ่งเป็นที่มาของบทความ ใครรู้จักสถานที่ที่เรายังไม่เคยเขียนถึงก็ชี้ให้ดูได้ คำถามที่ดีที่สุดจะกลายเป็นบทความ',
    ],
    ['สิ่งที่ต้องเตรียม: คำถามเกี่ยวกับสถานที่สักแห่งในสุมาตรา', 'ค่าใช้จ่าย: ฟรี นิตยสารเลี้ยงกาแฟ'],
  ),
  vi: eventText(
    'Tòa soạn mở cửa: một buổi tối bên những tấm bản đồ cũ ở Medan',
    [
      'Mỗi năm một lần, tòa soạn của chúng tôi ở Medan mở cửa đón độc giả. Chúng tôi trải ra những tấm bản đồ đã làm nên các bài viết, và ai biết một nơi chúng tôi chưa từng viết thì cứ chỉ vào đó. Câu hỏi hay nhất sẽ thành một bài viết.',
    ],
    ['Mang theo: một câu hỏi về một nơi ở Sumatra', 'Chi phí: miễn phí; tạp chí mời cà phê'],
  ),
  ms: eventText(
    'Meja Editor Terbuka: Semalam Bersama Peta Lama di Medan',
    [
      'Setahun sekali meja editor kami di Medan dibuka kepada pembaca. Kami membentangkan peta yang menjadi asas artikel kami, dan sesiapa yang tahu tempat yang belum pernah kami tulis boleh menunjukkannya. Soalan terbaik menjadi artikel.',
    ],
    ['Bawa: satu soalan tentang sesuatu tempat di Sumatera', 'Harga: percuma; kopi ditanggung majalah'],
  ),
}
