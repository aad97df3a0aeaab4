import { DEFAULT_LANGUAGE, type LanguageCode } from '@shared/languages'

/** The alternative texts of the demo's pictures and its film in the library, by name. */
export const pictureTexts: Record<string, string> = {
  'ad-boat': 'A wooden passenger boat with a red roof on a turquoise lagoon, with green islands behind it',
  'ad-coffee': 'Branches with ripe red coffee cherries in front of a volcano in the morning mist',
  'ad-homestay': 'A Batak house with a curved roof by a lake at sunset, with guests on its jetty',
  'belitong-map': 'Map of Belitung: relief, the main towns, and the granite islands in the north-west',
  belitong: 'A white beach with huge rounded granite boulders, and a lighthouse on an island behind them',
  'contour-film': 'Contour lines that grow into the outline of a lake',
  'event-geopark-youth': 'Young people raise a flag on a hill of layered rock above a misty lake',
  'event-replanting': 'Volunteers plant pine seedlings on a green slope above a lake',
  'gunung-tujuh': 'A man in a dugout canoe on a dark, misty mountain lake below seven peaks',
  'harau-section':
    'Cross-section of the Harau Valley: vertical cliffs of conglomerate and sandstone, and a flat valley floor',
  harau: 'Red cliffs with waterfalls on both sides of a flat valley of green rice fields',
  'home-hero': 'A round turquoise crater lake in the middle of forested ridges, seen from above',
  'kerinci-cloud': 'The same terraces of tea later in the morning: a bank of cloud hides Mount Kerinci',
  kerinci: 'Mount Kerinci, a steaming volcano, above terraces of tea with pickers at work',
  'krakatau-map': 'Map of Krakatau: the three old islands around the caldera, and Anak Krakatau in the middle',
  krakatau: 'Anak Krakatau erupts at night and lights up the smoke and the sea',
  letters: 'Handwritten letters, airmail envelopes, a pencil and a glass of tea on a wooden desk',
  leuser: 'An orangutan hangs from a branch above a misty valley of rainforest',
  'maninjau-map': 'Map of Lake Maninjau: an oval lake within the steep walls of its caldera',
  maninjau: 'A road of many hairpin bends leads down to Lake Maninjau and its fish cages',
  'merangin-strata': 'Section of the bank of the Merangin: layers of rock with fossil leaves and upright tree trunks',
  merangin: 'People raft on a green river between banks of layered red rock in the rain',
  paddies: 'Terraced rice fields at dawn: flooded fields reflect the sky, and people bend over the seedlings',
  'pusuk-buhit':
    'A volcano above the narrow western arm of Lake Toba, with terraced fields and steam from hot springs at its foot',
  rafflesia: 'A huge red flower with pale spots and five lobes, on a dark forest floor, with two closed buds',
  'rainforest-layers':
    'The layers of the rainforest: forest floor, understorey, canopy, and the emergent trees above it, with their animals',
  'ring-of-places': 'Map of Sumatra with the places of this magazine along the mountains of the west coast',
  samosir: 'Three Batak houses with curved roofs and lit windows at nightfall',
  'shut-gate': 'A bamboo pole with a notice bars a forest path; a walker stands before it, another sits on the bank',
  sianok: 'A river winds through the green floor of Sianok Canyon, with a volcano behind it',
  sibayak: 'Steam rises from vents with yellow sulphur in the crater of Mount Sibayak at dawn',
  'sumatra-fault-map':
    'Map of Sumatra with the trench in the Indian Ocean, the fault along the mountains, and arrows that show how the plate moves',
  'toba-ferry': 'A passenger boat with two decks on Lake Toba in the morning, with the rim of the caldera behind it',
  'toba-map': 'Map of Lake Toba: a long lake in a caldera, with the island of Samosir in the middle',
  toba: 'Two people look over Lake Toba in the evening light; a waterfall drops from the rim',
  'watch-post': 'A volcano glows in the night above a hut with a mast and a single lit window',
  'way-kambas': 'A family of elephants wades through a wetland at sunset, with egrets around them',
  weh: 'A blue bay between green headlands, with a boat on the water and a frigatebird above it',
  'wetland-profile': 'Profile of Way Kambas from dry lowland forest through swamp and mangrove to the sea',
}

/** Those that the translated articles and places need. */
const translatedTexts: Partial<Record<LanguageCode, Record<string, string>>> = {
  ar: {
    merangin: 'أشخاص على طوف في نهر أخضر بين ضفتين من صخور حمراء طبقية تحت المطر',
    'merangin-strata': 'مقطع في ضفة نهر ميرانغين: طبقات صخرية فيها أوراق متحجرة وجذوع أشجار قائمة',
  },
  de: {
    samosir: 'Drei Batakhäuser mit geschwungenen Dächern und erleuchteten Fenstern bei Einbruch der Nacht',
    'toba-map': 'Karte des Tobasees: ein langer See in einer Caldera, in der Mitte die Insel Samosir',
  },
  id: {
    belitong: 'Pantai putih dengan bongkahan granit bulat yang besar, dan mercusuar di pulau di belakangnya',
    'gunung-tujuh': 'Seorang lelaki di perahu lesung di danau gunung yang gelap dan berkabut, di bawah tujuh puncak',
    harau: 'Tebing merah dengan air terjun di kedua sisi lembah datar yang penuh sawah hijau',
    kerinci: 'Gunung Kerinci, gunung api yang berasap, di atas kebun teh bertingkat dengan para pemetiknya',
    krakatau: 'Anak Krakatau meletus pada malam hari dan menerangi asap dan laut',
    leuser: 'Orang utan bergelayut di dahan di atas lembah hutan hujan yang berkabut',
    maninjau: 'Jalan berkelok-kelok turun ke Danau Maninjau dan keramba ikannya',
    merangin: 'Orang-orang berarung jeram di sungai hijau di antara tebing batu merah berlapis saat hujan',
    'merangin-strata':
      'Penampang tebing Sungai Merangin: lapisan batuan dengan fosil daun dan batang pohon yang masih tegak',
    samosir: 'Tiga rumah Batak beratap lengkung dengan jendela yang menyala saat malam tiba',
    'ring-of-places': 'Peta Sumatra dengan tempat-tempat di majalah ini, di sepanjang pegunungan pantai barat',
    sianok: 'Sungai berliku di dasar hijau Ngarai Sianok, dengan gunung api di belakangnya',
    sibayak: 'Uap naik dari lubang berbelerang kuning di kawah Gunung Sibayak saat fajar',
    'pusuk-buhit': 'Gunung api di atas tepi barat Danau Toba, dengan sawah berteras dan uap mata air panas di kakinya',
    toba: 'Dua orang memandang Danau Toba dalam cahaya sore; air terjun jatuh dari bibir kaldera',
    'toba-ferry': 'Kapal penumpang bertingkat dua di Danau Toba pada pagi hari, dengan bibir kaldera di belakangnya',
    'toba-map': 'Peta Danau Toba: danau panjang di dalam kaldera, dengan Pulau Samosir di tengahnya',
    'way-kambas': 'Kawanan gajah menyeberangi lahan basah saat matahari terbenam, dengan kuntul di sekitarnya',
    weh: 'Teluk biru di antara tanjung-tanjung hijau, dengan perahu di air dan burung cikalang di atasnya',
  },
  ja: {
    merangin: '雨の中、赤い岩の層が重なる岸のあいだの緑の川をいかだで下る人々',
    'merangin-strata': 'メランギン川の岸の断面図。葉の化石と立ったままの木の幹を含む岩の層',
  },
  fr: {
    merangin: 'Des gens en raft sur une rivière verte, entre des berges de roche rouge en couches, sous la pluie',
    'merangin-strata':
      'Coupe de la berge du Merangin : couches de roche avec des feuilles fossiles et des troncs restés debout',
    'ring-of-places': 'Carte de Sumatra avec les lieux de ce magazine, le long des montagnes de la côte ouest',
    samosir: 'Trois maisons batak au toit incurvé, fenêtres éclairées, à la tombée de la nuit',
    'toba-map': 'Carte du lac Toba : un long lac dans une caldeira, avec l’île de Samosir au milieu',
    weh: 'Une baie bleue entre des caps verts, un bateau sur l’eau et une frégate dans le ciel',
  },
  es: {
    merangin: 'Gente en una balsa por un río verde, entre orillas de roca roja en capas, bajo la lluvia',
    'merangin-strata': 'Corte de la orilla del Merangin: capas de roca con hojas fósiles y troncos en pie',
    'ring-of-places': 'Mapa de Sumatra con los lugares de esta revista, a lo largo de las montañas de la costa oeste',
    samosir: 'Tres casas batak de tejado curvo, con las ventanas encendidas, al anochecer',
    'toba-map': 'Mapa del lago Toba: un lago alargado dentro de una caldera, con la isla de Samosir en medio',
    weh: 'Una bahía azul entre promontorios verdes, con un barco en el agua y un rabihorcado en el cielo',
  },
  'zh-CN': {
    merangin: '雨中，人们乘筏漂在碧绿的河上，两岸是层层红岩',
    'merangin-strata': '梅兰金河岸的剖面：岩层里有叶子化石和直立的树干',
    'ring-of-places': '苏门答腊地图，本刊写到的地方沿西岸的山脉排开',
    samosir: '夜幕初降，三座弯弧屋顶的巴塔克房屋亮着窗',
    'toba-map': '多巴湖地图：破火山口里一座狭长的湖，中间是沙摩西岛',
    weh: '蓝色海湾夹在绿色海岬之间，水上一条船，空中一只军舰鸟',
  },
  ko: {
    merangin: '비가 내리는 가운데, 층층이 쌓인 붉은 바위 기슭 사이 초록빛 강에서 보트를 타는 사람들',
    'merangin-strata': '므랑인강 기슭의 단면. 잎 화석과 똑바로 선 나무줄기가 든 바위층',
    'ring-of-places': '서해안 산줄기를 따라 이 잡지에 나온 곳을 표시한 수마트라 지도',
    samosir: '해 질 녘, 창에 불이 켜진 굽은 지붕의 바탁 집 세 채',
    'toba-map': '토바호 지도. 칼데라 안의 긴 호수와 그 한가운데의 사모시르섬',
    weh: '초록빛 곶 사이의 푸른 만. 물 위에 배 한 척, 하늘에 군함조 한 마리',
  },
  ru: {
    merangin: 'Люди сплавляются под дождём по зелёной реке между слоистыми красными берегами',
    'merangin-strata': 'Разрез берега Мерангина: слои породы с ископаемыми листьями и стоячими стволами',
    'ring-of-places': 'Карта Суматры: места, о которых пишет журнал, вдоль гор западного побережья',
    samosir: 'Три батакских дома с изогнутыми крышами и освещёнными окнами в сумерках',
    'toba-map': 'Карта озера Тоба: длинное озеро в кальдере, посередине остров Самосир',
    weh: 'Синяя бухта между зелёными мысами, лодка на воде и фрегат в небе',
  },
}

/** What a picture shows, in this language; null if it is not written. */
export const altOf = (picture: string, language: LanguageCode = DEFAULT_LANGUAGE) =>
  (language === DEFAULT_LANGUAGE ? pictureTexts : translatedTexts[language])?.[picture] ?? null
