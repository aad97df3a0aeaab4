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
  kerinci: 'Mount Kerinci, a steaming volcano, above terraces of tea with pickers at work',
  'krakatau-map': 'Map of Krakatau: the three old islands around the caldera, and Anak Krakatau in the middle',
  krakatau: 'Anak Krakatau erupts at night and lights up the smoke and the sea',
  leuser: 'An orangutan hangs from a branch above a misty valley of rainforest',
  'maninjau-map': 'Map of Lake Maninjau: an oval lake within the steep walls of its caldera',
  maninjau: 'A road of many hairpin bends leads down to Lake Maninjau and its fish cages',
  'merangin-strata': 'Section of the bank of the Merangin: layers of rock with fossil leaves and upright tree trunks',
  merangin: 'People raft on a green river between banks of layered red rock in the rain',
  'rainforest-layers':
    'The layers of the rainforest: forest floor, understorey, canopy, and the emergent trees above it, with their animals',
  'ring-of-places': 'Map of Sumatra with the places of this magazine along the mountains of the west coast',
  samosir: 'Three Batak houses with curved roofs and lit windows at nightfall',
  sianok: 'A river winds through the green floor of Sianok Canyon, with a volcano behind it',
  sibayak: 'Steam rises from vents with yellow sulphur in the crater of Mount Sibayak at dawn',
  'sumatra-fault-map':
    'Map of Sumatra with the trench in the Indian Ocean, the fault along the mountains, and arrows that show how the plate moves',
  'toba-map': 'Map of Lake Toba: a long lake in a caldera, with the island of Samosir in the middle',
  toba: 'Two people look over Lake Toba in the evening light; a waterfall drops from the rim',
  'way-kambas': 'A family of elephants wades through a wetland at sunset, with egrets around them',
  weh: 'A blue bay between green headlands, with a boat on the water and a frigatebird above it',
  'wetland-profile': 'Profile of Way Kambas from dry lowland forest through swamp and mangrove to the sea',
}

/** Those that the translated articles need. */
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
    merangin: 'Orang-orang berarung jeram di sungai hijau di antara tebing batu merah berlapis saat hujan',
    'merangin-strata':
      'Penampang tebing Sungai Merangin: lapisan batuan dengan fosil daun dan batang pohon yang masih tegak',
    samosir: 'Tiga rumah Batak beratap lengkung dengan jendela yang menyala saat malam tiba',
    'toba-map': 'Peta Danau Toba: danau panjang di dalam kaldera, dengan Pulau Samosir di tengahnya',
  },
  ja: {
    merangin: '雨の中、赤い岩の層が重なる岸のあいだの緑の川をいかだで下る人々',
    'merangin-strata': 'メランギン川の岸の断面図。葉の化石と立ったままの木の幹を含む岩の層',
  },
}

/** What a picture shows, in this language; null if it is not written. */
export const altOf = (picture: string, language: LanguageCode = DEFAULT_LANGUAGE) =>
  (language === DEFAULT_LANGUAGE ? pictureTexts : translatedTexts[language])?.[picture] ?? null
