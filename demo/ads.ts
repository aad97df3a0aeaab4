/** An advertisement of a member business. All businesses are invented. */
export type DemoAd = {
  /** The business: the key of its translations. */
  name: 'ruma-ombun' | 'kopi-lereng-tujuh' | 'langkah-pelan' | 'garis-kontur' | 'perahu-teluk-tenang' | 'benang-pulang'
  title: string
  description: string
  link: string | null
  /** The name of the picture in images/, without the extension. */
  image: string | null
  video: string | null
  ad_type: 'image' | 'text' | 'video'
  status: 'published' | 'pending'
  created_at: string
  views: number
}

export const ads: DemoAd[] = [
  {
    name: 'ruma-ombun',
    title: 'Ruma Ombun Homestay: wake up to the lake',
    description:
      'Four rooms in a Batak-style wooden house on the shore of Samosir, with breakfast from the garden. Arrive by ferry and leave the car on the other side.',
    link: 'https://samosir-homestay.example',
    image: 'ad-homestay',
    video: null,
    ad_type: 'image',
    status: 'published',
    created_at: '2026-08-20T03:15:00Z',
    views: 912,
  },
  {
    name: 'kopi-lereng-tujuh',
    title: 'Kopi Lereng Tujuh: coffee with a return address',
    description:
      'Highland arabica from a cooperative of ninety families, roasted the week you order it. Every bag carries the name of the slope it grew on.',
    link: 'https://kopi-lereng-tujuh.example',
    image: 'ad-coffee',
    video: null,
    ad_type: 'image',
    status: 'published',
    created_at: '2026-09-03T07:40:00Z',
    views: 745,
  },
  {
    name: 'langkah-pelan',
    title: 'Langkah Pelan: walks at the speed of questions',
    description:
      'Day walks around Bukittinggi in groups of six at most, with guides from the villages you pass through. Children’s legs set the pace.',
    link: 'https://langkah-pelan.example',
    image: null,
    video: null,
    ad_type: 'text',
    status: 'published',
    created_at: '2026-09-24T04:05:00Z',
    views: 388,
  },
  {
    name: 'garis-kontur',
    title: 'Garis Kontur: maps drawn line by line',
    description:
      'Our studio makes trail maps for villages and small parks. Watch a hill take shape, one contour after another.',
    link: 'https://garis-kontur.example',
    image: null,
    video: '/media/contour-film.mp4',
    ad_type: 'video',
    status: 'published',
    created_at: '2026-10-15T09:20:00Z',
    views: 520,
  },
  {
    name: 'perahu-teluk-tenang',
    title: 'Perahu Teluk Tenang: one boat, eight guests, no hurry',
    description:
      'Half-day trips along the mangroves with a skipper who switches the engine off when the birds begin. Life jackets in every size.',
    link: 'https://perahu-teluk-tenang.example',
    image: 'ad-boat',
    video: null,
    ad_type: 'image',
    status: 'pending',
    created_at: '2026-11-18T08:10:00Z',
    views: 0,
  },
  {
    name: 'benang-pulang',
    title: 'Benang Pulang: old cloth, mended well',
    description:
      'Two weavers in a lakeside workshop repair torn ulos and songket by hand. Send us a photograph and we shall tell you honestly what can be saved.',
    link: 'https://benang-pulang.example',
    image: null,
    video: null,
    ad_type: 'text',
    status: 'pending',
    created_at: '2026-11-20T11:55:00Z',
    views: 0,
  },
]
