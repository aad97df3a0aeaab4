import { type EventTranslations, eventText } from './event-text'

export const translations: EventTranslations = {
  id: eventText(
    'Kembalikan Tepi Hutan: Akhir Pekan Menanam di Danau Toba',
    [
      'Eye of Sumatra mengajak anggota dan pembaca menjadi sukarelawan selama satu akhir pekan di atas Danau Toba. Di sejalur lereng gundul, tempat kebun bertemu hutan, kita akan menanam bibit pohon setempat, lalu kembali setahun kemudian untuk menghitung berapa yang masih berdiri. Majalah ini menyelenggarakannya sendiri dan mengumumkan biayanya.',
      'Tidak perlu pengalaman, cukup sepatu yang boleh berlumpur. Anggota lebih dulu menerima kabar tempat berkumpul. Pesertanya dibatasi empat puluh orang agar setiap bibit mendapat sepasang tangan yang cermat.',
    ],
    [
      'Bawalah: sarung tangan, topi, botol isi ulang, kaus kaki ganti',
      'Dari kami: bibit, alat, makan siang, dan kotak P3K',
      'Biaya: gratis bagi anggota; perjalanan ke danau ditanggung masing-masing',
    ],
  ),
  'zh-CN': eventText(
    '把林缘还给森林：多巴湖补种周末',
    [
      'Eye of Sumatra 邀请会员和读者到多巴湖上方的山坡做一个周末的志愿者。在园地与森林交界的一条光秃坡地上，我们要种下本地树种的树苗，一年后再回来，数一数还立着多少棵。活动由本刊自己筹办，花费也会公布。',
      '不需要经验，只要一双不怕泥的鞋。集合地点先通知会员。名额限四十人，好让每一棵树苗都遇上一双仔细的手。',
    ],
    [
      '请自备：手套、帽子、可重复装水的瓶子、替换的袜子',
      '我们准备：树苗、工具、午餐和急救包',
      '费用：会员免费；往返湖区的路费自理',
    ],
  ),
  ja: eventText(
    '森に縁を返そう　トバ湖の植樹ウィークエンド',
    [
      'Eye of Sumatraは会員と読者のみなさんを、トバ湖を見おろす斜面での週末ボランティアに招きます。畑と森が出会う裸の斜面に土地の木の苗を植え、一年後にまた訪れて、何本が残っているかを数えます。主催はこの雑誌で、かかった費用も公開します。',
      '経験はいりません。泥で汚れてもよい靴だけご用意ください。集合場所は、会員に先にお知らせします。どの苗にもていねいな手が行き届くよう、定員は四十人です。',
    ],
    [
      '持ちもの：手袋、帽子、水筒、替えの靴下',
      'こちらで用意するもの：苗木、道具、昼食、救急箱',
      '参加費：会員は無料。湖までの交通費は各自でご負担ください',
    ],
  ),
  ko: eventText(
    '숲의 가장자리를 돌려주세요: 토바호 나무 심기 주말',
    [
      'Eye of Sumatra가 회원과 독자를 토바호 위 산비탈의 주말 자원봉사에 초대합니다. 밭과 숲이 만나는 헐벗은 비탈에 이 고장 나무의 묘목을 심고, 한 해 뒤에 다시 와서 몇 그루가 서 있는지 세어 봅니다. 행사는 잡지가 직접 꾸리고, 든 비용도 공개합니다.',
      '경험은 없어도 됩니다. 진흙이 묻어도 괜찮은 신발이면 됩니다. 모이는 곳은 회원에게 먼저 알립니다. 묘목마다 꼼꼼한 두 손이 닿도록 마흔 명까지만 받습니다.',
    ],
    [
      '준비물: 장갑, 모자, 다시 채우는 물병, 갈아 신을 양말',
      '저희가 준비하는 것: 묘목, 연장, 점심, 구급상자',
      '참가비: 회원 무료. 호수까지 오가는 비용은 각자 부담',
    ],
  ),
  es: eventText(
    'Devolverle su borde al bosque: fin de semana de plantación en el lago Toba',
    [
      'Eye of Sumatra invita a miembros y lectores a un fin de semana de voluntariado sobre el lago Toba. En una franja de ladera pelada, donde la huerta se encuentra con el bosque, plantaremos arbolitos de especies locales, y volveremos al año siguiente para contar cuántos siguen en pie. La revista organiza todo por su cuenta y publica lo que cuesta.',
      'No hace falta experiencia, solo zapatos que puedan embarrarse. Los miembros conocen primero el punto de encuentro, y los lugares se limitan a cuarenta para que a cada arbolito le toque un par de manos cuidadosas.',
    ],
    [
      'Trae: guantes, sombrero, una botella rellenable y calcetines de repuesto',
      'Ponemos: arbolitos, herramientas, almuerzo y botiquín',
      'Precio: gratis para los miembros; cada cual se paga el viaje hasta el lago',
    ],
  ),
  fr: eventText(
    'Rendre sa lisière à la forêt : week-end de plantation au lac Toba',
    [
      'Eye of Sumatra invite membres, lectrices et lecteurs à un week-end bénévole au-dessus du lac Toba. Sur une bande de pente nue, là où le jardin rencontre la forêt, nous planterons de jeunes arbres d’espèces locales, et nous reviendrons un an plus tard compter ceux qui tiennent debout. Le magazine organise tout lui-même et publie ce que cela coûte.',
      'Nul besoin d’expérience, seulement de chaussures qui ne craignent pas la boue. Les membres apprennent les premiers le lieu de rendez-vous ; les places sont limitées à quarante, pour que chaque plant trouve deux mains attentives.',
    ],
    [
      'À apporter : des gants, un chapeau, une gourde, des chaussettes de rechange',
      'Nous apportons : les plants, les outils, le déjeuner et une trousse de secours',
      'Prix : gratuit pour les membres ; chacun paie son voyage jusqu’au lac',
    ],
  ),
  de: eventText(
    'Dem Wald seinen Rand zurückgeben: Pflanzwochenende am Tobasee',
    [
      'Eye of Sumatra lädt Mitglieder, Leserinnen und Leser zu einem Wochenende mit Spaten über dem Tobasee ein. Auf einem Streifen kahlen Hangs, wo Garten und Wald sich treffen, pflanzen wir Setzlinge einheimischer Bäume und kommen ein Jahr später wieder, um zu zählen, wie viele noch stehen. Die Zeitschrift richtet das Wochenende selbst aus und legt offen, was es kostet.',
      'Erfahrung brauchen Sie nicht, nur Schuhe, die schmutzig werden dürfen. Mitglieder erfahren den Treffpunkt zuerst. Es gibt vierzig Plätze, damit jeder Setzling ein sorgsames Paar Hände bekommt.',
    ],
    [
      'Mitbringen: Handschuhe, Hut, nachfüllbare Flasche, Socken zum Wechseln',
      'Von uns: Setzlinge, Werkzeug, Mittagessen und ein Verbandskasten',
      'Preis: für Mitglieder frei; die Reise zum See zahlen alle selbst',
    ],
  ),
  it: eventText(
    'Restituire al bosco il suo margine: fine settimana di piantagione al lago Toba',
    [
      'Eye of Sumatra invita chi è membro e chi legge a un fine settimana di volontariato sopra il lago Toba. Su una striscia di pendio spoglio, dove l’orto incontra il bosco, pianteremo alberelli di specie locali, e torneremo un anno dopo a contare quanti sono ancora in piedi. La rivista organizza tutto da sé e pubblica quanto costa.',
      'Non serve esperienza, bastano scarpe che si possano infangare. I membri conoscono per primi il luogo di ritrovo, e i posti sono quaranta, perché a ogni alberello tocchi un paio di mani attente.',
    ],
    [
      'Da portare: guanti, cappello, borraccia, calzini di ricambio',
      'Portiamo noi: alberelli, attrezzi, pranzo e cassetta di pronto soccorso',
      'Prezzo: gratuito per i membri; ciascuno si paga il viaggio fino al lago',
    ],
  ),
  pt: eventText(
    'Devolver à floresta a sua margem: fim de semana de plantação no lago Toba',
    [
      'Eye of Sumatra convida membros e leitores para um fim de semana de voluntariado acima do lago Toba. Numa faixa de encosta nua, onde a horta encontra a floresta, vamos plantar mudas de árvores locais, e voltar um ano depois para contar quantas continuam de pé. A revista organiza tudo por si e publica o que custa.',
      'Não é preciso experiência, só sapatos que possam sujar-se de lama. Os membros conhecem primeiro o ponto de encontro, e os lugares são quarenta, para que cada muda tenha um par de mãos cuidadosas.',
    ],
    [
      'Trazer: luvas, chapéu, uma garrafa reutilizável, meias para trocar',
      'Levamos nós: mudas, ferramentas, almoço e estojo de primeiros socorros',
      'Preço: grátis para membros; cada pessoa paga a sua viagem até ao lago',
    ],
  ),
  ru: eventText(
    'Вернём лесу опушку: выходные с лопатой на озере Тоба',
    [
      'Eye of Sumatra приглашает участников и читателей на волонтёрские выходные над озером Тоба. На полосе голого склона, где огород встречается с лесом, мы посадим саженцы местных деревьев, а через год вернёмся и сосчитаем, сколько их стоит. Журнал устраивает всё сам и публикует, сколько это стоило.',
      'Опыт не нужен, нужна только обувь, которой не страшна грязь. Участники первыми узнают место встречи. Мест сорок, чтобы каждому саженцу досталась пара бережных рук.',
    ],
    [
      'Взять с собой: перчатки, головной убор, многоразовую бутылку, сменные носки',
      'От нас: саженцы, инструменты, обед и аптечка',
      'Цена: для участников бесплатно; дорогу до озера каждый оплачивает сам',
    ],
  ),
  ar: eventText(
    'أعيدوا إلى الغابة حافتها: عطلة غرس أشجار عند بحيرة توبا',
    [
      'تدعو Eye of Sumatra الأعضاء والقرّاء إلى عطلة نهاية أسبوع تطوعية فوق بحيرة توبا. على شريط من سفح أجرد، حيث تلتقي البساتين بالغابة، سنغرس شتلات من أشجار المنطقة، ونعود بعد عام لنحصي كم منها ما زال قائمًا. تنظّم المجلة هذه العطلة بنفسها وتنشر ما تكلّفه.',
      'لا حاجة إلى خبرة، بل إلى حذاء لا يضرّه الطين. يعرف الأعضاء مكان اللقاء أولًا، والأماكن محدودة بأربعين كي تحظى كل شتلة بيدين متأنّيتين.',
    ],
    [
      'أحضِر معك: قفازين وقبعة وقارورة تُملأ من جديد وجوربين للتبديل',
      'نحضر نحن: الشتلات والأدوات والغداء وحقيبة إسعافات أولية',
      'السعر: مجانًا للأعضاء؛ ويدفع كل شخص كلفة سفره إلى البحيرة',
    ],
  ),
  hi: eventText(
    'जंगल को उसका किनारा लौटाएँ: टोबा झील पर पौधारोपण का सप्ताहांत',
    [
      'Eye of Sumatra सदस्यों और पाठकों को टोबा झील के ऊपर एक स्वयंसेवी सप्ताहांत पर बुलाता है। जहाँ बगीचे जंगल से मिलते हैं, वहाँ नंगी ढलान की एक पट्टी पर हम स्थानीय पेड़ों के पौधे लगाएँगे, और एक साल बाद लौटकर गिनेंगे कि कितने अब भी खड़े हैं। आयोजन पत्रिका ख़ुद करती है और ख़र्च सबके सामने रखती है।',
      'अनुभव ज़रूरी नहीं, बस ऐसे जूते जो कीचड़ में सन सकें। मिलने की जगह सदस्यों को पहले बताई जाती है। जगहें चालीस हैं, ताकि हर पौधे को ध्यान से लगाने वाले दो हाथ मिलें।',
    ],
    [
      'साथ लाएँ: दस्ताने, टोपी, दोबारा भरने वाली बोतल, बदलने के मोज़े',
      'हम लाएँगे: पौधे, औज़ार, दोपहर का खाना और प्राथमिक उपचार का बक्सा',
      'शुल्क: सदस्यों के लिए मुफ़्त; झील तक आने का ख़र्च सबका अपना',
    ],
  ),
  th: eventText(
    'คืนชายป่าให้ผืนป่า: สุดสัปดาห์ปลูกต้นไม้ที่ทะเลสาบโตบา',
    [
      'Eye of Sumatra ชวนสมาชิกและผู้อ่านมาเป็นอาสาสมัครหนึ่งสุดสัปดาห์เหนือทะเลสาบโตบา บนแนวลาดโล่งตรงที่สวนมาพบป่า เราจะปลูกกล้าไม้ท้องถิ่น แล้วกลับมาอีกครั้งในหนึ่งปีเพื่อนับว่ายังยืนต้นอยู่กี่ต้น นิตยสารจัดกิจกรรมนี้เองและเปิดเผยค่าใช้จ่าย',
      'ไม่ต้องมีประสบการณ์ ขอแค่รองเท้าที่เปื้อนโคลนได้ สมาชิกจะทราบจุดนัดพบก่อน รับเพียงสี่สิบคน เพื่อให้กล้าทุกต้นได้มือที่ใส่ใจดูแล',
    ],
    [
      'สิ่งที่ต้องเตรียม: ถุงมือ หมวก ขวดน้ำแบบเติมได้ ถุงเท้าสำรอง',
      'เราเตรียมให้: กล้าไม้ เครื่องมือ อาหารกลางวัน และชุดปฐมพยาบาล',
      'ค่าใช้จ่าย: สมาชิกฟรี ค่าเดินทางมาทะเลสาบออกเอง',
    ],
  ),
  vi: eventText(
    'Trả lại bìa cho rừng: cuối tuần trồng cây bên hồ Toba',
    [
      'Eye of Sumatra mời thành viên và độc giả đến một cuối tuần tình nguyện phía trên hồ Toba. Trên một dải dốc trơ trụi, nơi vườn gặp rừng, chúng ta sẽ trồng cây giống bản địa, và một năm sau quay lại đếm xem còn bao nhiêu cây đứng vững. Tạp chí tự tổ chức và công bố chi phí.',
      'Không cần kinh nghiệm, chỉ cần một đôi giày không ngại bùn. Thành viên được biết điểm hẹn trước tiên. Chỉ nhận bốn mươi người, để mỗi cây con đều có một đôi tay cẩn thận.',
    ],
    [
      'Mang theo: găng tay, mũ, bình nước, tất để thay',
      'Chúng tôi lo: cây giống, dụng cụ, bữa trưa và túi sơ cứu',
      'Chi phí: miễn phí cho thành viên; mỗi người tự trả tiền đi đến hồ',
    ],
  ),
  ms: eventText(
    'Pulangkan Pinggir Hutan: Hujung Minggu Menanam di Danau Toba',
    [
      'Eye of Sumatra menjemput ahli dan pembaca ke hujung minggu sukarela di atas Danau Toba. Di sejalur cerun gondol, tempat kebun bertemu hutan, kita akan menanam anak benih pokok tempatan, dan kembali setahun kemudian untuk mengira berapa yang masih berdiri. Majalah ini menganjurkannya sendiri dan mengumumkan kosnya.',
      'Pengalaman tidak perlu, cukup kasut yang boleh berlumpur. Ahli mengetahui tempat berkumpul lebih dahulu, dan tempat dihadkan kepada empat puluh orang supaya setiap anak benih mendapat sepasang tangan yang cermat.',
    ],
    [
      'Bawa: sarung tangan, topi, botol isi semula, stoking ganti',
      'Kami bawa: anak benih, alatan, makan tengah hari dan peti pertolongan cemas',
      'Harga: percuma untuk ahli; setiap orang membayar perjalanan sendiri ke tasik',
    ],
  ),
}
