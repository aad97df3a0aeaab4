import type { TranslationLanguage } from '@shared/entities/translation'

type Texts = readonly [name: string, description: string]

/** Names and descriptions of the categories, by their slugs. */
export const categoryTranslations: Record<string, Record<TranslationLanguage, Texts>> = {
  craters: {
    id: [
      'Kawah & gunung api',
      'Gunung yang berasap, pulau yang muncul dari laut, dan cara mengunjunginya tanpa mengganggu.',
    ],
    'zh-CN': ['火山与火山口', '冒着热气的山、升出海面的岛，以及如何走近它们而不添麻烦。'],
    ja: ['火口と火山', '噴気を上げる山、海から現れる島。邪魔をせずに訪ねるには。'],
    ko: ['분화구와 화산', '김이 오르는 산, 솟아오르는 섬, 그리고 방해하지 않고 찾아가는 법.'],
    es: ['Cráteres y volcanes', 'Montañas que humean, islas que emergen, y cómo visitarlas sin estorbar.'],
    fr: [
      'Cratères et volcans',
      'Des montagnes qui fument, des îles qui surgissent, et comment les visiter sans gêner.',
    ],
    de: [
      'Krater & Vulkane',
      'Berge, die dampfen, Inseln, die auftauchen, und wie man sie besucht, ohne ihnen im Weg zu sein.',
    ],
    it: ['Crateri e vulcani', 'Montagne che fumano, isole che emergono, e come visitarle senza disturbare.'],
    pt: ['Crateras e vulcões', 'Montanhas que fumegam, ilhas que emergem, e como visitá-las sem atrapalhar.'],
    ru: ['Кратеры и вулканы', 'Дымящиеся горы, острова, встающие из моря, и как бывать там, не мешая.'],
    ar: ['الفوهات والبراكين', 'جبال يتصاعد منها البخار وجزر تخرج من البحر، وكيف نزورها دون أن نعيقها.'],
    hi: ['क्रेटर और ज्वालामुखी', 'भाप छोड़ते पहाड़, समुद्र से उठते द्वीप, और बिना बाधा बने उन्हें देखने का तरीका।'],
    th: ['ปล่องภูเขาไฟและภูเขาไฟ', 'ภูเขาที่มีไอร้อน เกาะที่ผุดขึ้นจากทะเล และวิธีไปเยือนโดยไม่รบกวน'],
    vi: [
      'Miệng núi lửa và núi lửa',
      'Những ngọn núi bốc hơi, những hòn đảo nhô lên, và cách ghé thăm mà không gây phiền.',
    ],
    ms: ['Kawah & gunung berapi', 'Gunung yang berwap, pulau yang timbul, dan cara melawatnya tanpa mengganggu.'],
  },
  lakes: {
    id: [
      'Danau',
      'Air di kaldera, sesar, dan lembah tinggi: asalnya, orang yang hidup darinya, dan yang menjaganya tetap jernih.',
    ],
    'zh-CN': ['湖泊', '破火山口、断层和高谷中的水：它从何而来，谁依它为生，又是什么让它清澈。'],
    ja: ['湖', 'カルデラ、断層、高い谷の水。どう生まれ、誰が暮らし、何が水を澄ませているのか。'],
    ko: ['호수', '칼데라와 단층, 높은 골짜기의 물: 어떻게 생겼고, 누가 곁에 살며, 무엇이 물을 맑게 지키는가.'],
    es: ['Lagos', 'Agua en calderas, fallas y valles altos: cómo llegó, quién vive de ella y qué la mantiene clara.'],
    fr: [
      'Lacs',
      'L’eau des caldeiras, des failles et des hautes vallées : son origine, ceux qui en vivent, ce qui la garde claire.',
    ],
    de: [
      'Seen',
      'Wasser in Calderen, an Verwerfungen und in Hochtälern: woher es kam, wer davon lebt und was es klar hält.',
    ],
    it: [
      'Laghi',
      'Acqua nelle caldere, nelle faglie e nelle alte valli: da dove viene, chi ne vive, che cosa la tiene limpida.',
    ],
    pt: ['Lagos', 'Água em caldeiras, falhas e vales altos: como chegou, quem vive dela e o que a mantém limpa.'],
    ru: ['Озёра', 'Вода в кальдерах, разломах и высоких долинах: откуда она, кто ею живёт и что хранит её чистой.'],
    ar: ['البحيرات', 'مياه في الكالديرات والصدوع والوديان العالية: كيف جاءت، ومن يعيش بها، وما الذي يبقيها صافية.'],
    hi: ['झीलें', 'काल्डेरा, भ्रंश और ऊँची घाटियों का पानी: वह कैसे आया, कौन उससे जीता है, क्या उसे साफ़ रखता है।'],
    th: ['ทะเลสาบ', 'น้ำในแอ่งภูเขาไฟ รอยเลื่อน และหุบเขาสูง มาจากไหน ใครอาศัยอยู่ และอะไรทำให้ใสสะอาด'],
    vi: [
      'Hồ',
      'Nước trong hõm chảo núi lửa, đứt gãy và thung lũng cao: từ đâu đến, ai sống nhờ nó, điều gì giữ nó trong.',
    ],
    ms: [
      'Tasik',
      'Air di kaldera, sesar dan lembah tinggi: asalnya, siapa yang hidup dengannya, dan apa yang mengekalkannya jernih.',
    ],
  },
  forests: {
    id: ['Hutan & satwa', 'Hutan hujan dari rawa sampai punggung gunung, satwanya, dan orang yang hidup di tepinya.'],
    'zh-CN': ['森林与野生动物', '从沼泽到山脊的雨林、其中的动物，以及生活在林边的人们。'],
    ja: ['森と野生動物', '湿地から尾根まで続く熱帯雨林、その動物たち、そして森の縁に暮らす人々。'],
    ko: ['숲과 야생동물', '늪에서 능선까지 이어지는 열대우림, 그 동물들, 그리고 숲 가장자리에 사는 사람들.'],
    es: ['Bosques y fauna', 'La selva, de los pantanos a las crestas, sus animales y la gente que vive en su borde.'],
    fr: ['Forêts et faune', 'La forêt tropicale, des marais aux crêtes, ses animaux et ceux qui vivent à sa lisière.'],
    de: ['Wälder & Tiere', 'Regenwald von den Sümpfen bis zu den Graten, seine Tiere und die Menschen an seinem Rand.'],
    it: ['Foreste e fauna', 'La foresta pluviale dalle paludi alle creste, i suoi animali e chi vive ai suoi margini.'],
    pt: [
      'Florestas e vida selvagem',
      'A floresta tropical, dos pântanos às cristas, seus animais e quem vive à sua beira.',
    ],
    ru: ['Леса и дикие животные', 'Дождевой лес от болот до хребтов, его звери и люди, живущие у его края.'],
    ar: [
      'الغابات والحياة البرية',
      'الغابة المطيرة من المستنقعات إلى القمم، وحيواناتها، والناس الذين يعيشون على أطرافها.',
    ],
    hi: ['वन और वन्यजीव', 'दलदल से चोटियों तक का वर्षावन, उसके जानवर, और उसके किनारे रहने वाले लोग।'],
    th: ['ป่าและสัตว์ป่า', 'ป่าฝนตั้งแต่หนองน้ำถึงสันเขา สัตว์ในป่า และผู้คนที่อยู่ริมป่า'],
    vi: ['Rừng và động vật hoang dã', 'Rừng mưa từ đầm lầy đến sống núi, muông thú, và những người sống bên rìa rừng.'],
    ms: [
      'Hutan & hidupan liar',
      'Hutan hujan dari paya hingga ke rabung, haiwannya, dan orang yang tinggal di pinggirnya.',
    ],
  },
  geoparks: {
    id: [
      'Geopark',
      'Bentang alam yang tanahnya sendiri menjadi pameran, dibaca sambil berjalan dan dijelaskan dengan kata sederhana.',
    ],
    'zh-CN': ['地质公园', '大地本身就是展品，徒步阅读，用平实的话讲解。'],
    ja: ['ジオパーク', '大地そのものが展示になる風景を、歩いて読み、やさしい言葉で伝えます。'],
    ko: ['지질공원', '땅 자체가 전시물인 풍경을 걸으며 읽고 쉬운 말로 풀어 줍니다.'],
    es: [
      'Geoparques',
      'Paisajes donde el suelo mismo es la exposición, leídos a pie y contados con palabras sencillas.',
    ],
    fr: ['Géoparcs', 'Des paysages où le sol est l’exposition, lus à pied et expliqués simplement.'],
    de: [
      'Geoparks',
      'Landschaften, in denen der Boden selbst das Ausstellungsstück ist, zu Fuß gelesen und einfach erklärt.',
    ],
    it: ['Geoparchi', 'Paesaggi in cui il suolo stesso è la mostra, letti a piedi e spiegati con parole semplici.'],
    pt: ['Geoparques', 'Paisagens em que o próprio chão é a exposição, lidas a pé e explicadas em palavras simples.'],
    ru: ['Геопарки', 'Ландшафты, где экспонат — сама земля: читаем её пешком и объясняем просто.'],
    ar: ['الحدائق الجيولوجية', 'مناظر تكون فيها الأرض نفسها هي المعرض، نقرؤها سيرًا ونشرحها بكلمات بسيطة.'],
    hi: ['जियोपार्क', 'ऐसे भूदृश्य जहाँ ज़मीन ही प्रदर्शनी है, पैदल पढ़े गए और सरल शब्दों में समझाए गए।'],
    th: ['อุทยานธรณี', 'ภูมิทัศน์ที่ผืนดินคือนิทรรศการ อ่านด้วยการเดินเท้าและอธิบายด้วยคำง่าย ๆ'],
    vi: ['Công viên địa chất', 'Những cảnh quan mà mặt đất là hiện vật, đọc bằng bước chân và kể bằng lời giản dị.'],
    ms: [
      'Geopark',
      'Landskap yang tanahnya sendiri menjadi pameran, dibaca sambil berjalan dan diterangkan dengan kata mudah.',
    ],
  },
  culture: {
    id: [
      'Manusia & budaya',
      'Rumah, dapur, alat tenun, dan cerita: bagaimana alam Sumatra dan manusianya saling membentuk.',
    ],
    'zh-CN': ['人与文化', '房屋、厨房、织机与故事：苏门答腊的山水如何塑造人，人又如何塑造山水。'],
    ja: ['人と文化', '家、台所、機織り、物語。スマトラの風景が人をつくり、人が風景をつくる。'],
    ko: ['사람과 문화', '집과 부엌, 베틀과 이야기: 수마트라의 풍경이 사람을, 사람이 풍경을 빚어 온 이야기.'],
    es: [
      'Gente y cultura',
      'Casas, cocinas, telares e historias: lo que el paisaje de Sumatra ha hecho de su gente, y su gente de él.',
    ],
    fr: [
      'Peuples et culture',
      'Maisons, cuisines, métiers à tisser et récits : ce que Sumatra a fait de ses habitants, et eux d’elle.',
    ],
    de: [
      'Menschen & Kultur',
      'Häuser, Küchen, Webstühle und Geschichten: was Sumatra aus den Menschen gemacht hat und sie aus Sumatra.',
    ],
    it: [
      'Persone e cultura',
      'Case, cucine, telai e storie: ciò che Sumatra ha fatto della sua gente, e la gente di Sumatra.',
    ],
    pt: [
      'Pessoas e cultura',
      'Casas, cozinhas, teares e histórias: o que a paisagem de Sumatra fez das pessoas, e elas da paisagem.',
    ],
    ru: ['Люди и культура', 'Дома, кухни, ткацкие станки и предания: как природа Суматры создала людей, а люди — её.'],
    ar: ['الناس والثقافة', 'بيوت ومطابخ وأنوال وحكايات: ما صنعته طبيعة سومطرة بالناس، وما صنعوه بها.'],
    hi: ['लोग और संस्कृति', 'घर, रसोई, करघे और कहानियाँ: सुमात्रा की धरती ने लोगों को, और लोगों ने उसे, कैसे गढ़ा।'],
    th: ['ผู้คนและวัฒนธรรม', 'บ้าน ครัว กี่ทอผ้า และเรื่องเล่า ภูมิประเทศสุมาตราหล่อหลอมผู้คน และผู้คนก็หล่อหลอมมัน'],
    vi: [
      'Con người và văn hóa',
      'Nhà cửa, bếp núc, khung cửi và truyện kể: Sumatra đã tạo nên con người, và con người tạo nên Sumatra.',
    ],
    ms: [
      'Manusia & budaya',
      'Rumah, dapur, alat tenun dan cerita: bagaimana landskap Sumatra dan manusianya saling membentuk.',
    ],
  },
}
