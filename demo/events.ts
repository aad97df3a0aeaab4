import { type Draft, p, ul } from './blocks'
import type { EventTranslations } from './event-translations/event-text'
import { translations as replantingWeekend } from './event-translations/replanting-weekend'
import { translations as youngGuides } from './event-translations/young-guides'

/** An event on the home page. Its excerpt is the target of its "Join the Movement" button. */
export type DemoEvent = {
  title: string
  excerpt: string
  /** The name of the picture in images/, without the extension. */
  image: string
  /** The day of publication, such as 2026-05-30. */
  published: string
  views: number
  body: Draft[]
  /** The same blocks in the same order. */
  translations: EventTranslations
}

export const events: DemoEvent[] = [
  {
    title: 'Give the Forest Its Edge Back: Replanting Weekend at Lake Toba',
    excerpt: '/membership',
    image: 'event-replanting',
    published: '2026-10-06',
    views: 430,
    body: [
      p(
        'In April 2027 Eye of Sumatra invites members and readers to a volunteer weekend above Lake Toba. On a strip of bare slope where garden meets forest we shall plant seedlings of local trees, and come back a year later to count how many are still standing. The magazine organises the weekend itself and publishes what it costs.',
      ),
      p(
        'You need no experience, only shoes that may get muddy. Members receive the exact dates and the meeting place first, and places are limited to forty so that every seedling gets a careful pair of hands.',
      ),
      ul(
        'When: a Saturday and Sunday in April 2027',
        'Bring: gloves, a hat, a refillable bottle, a change of socks',
        'We bring: seedlings, tools, lunch and a first-aid kit',
        'Price: free for members; everyone pays their own way to the lake',
      ),
    ],
    translations: replantingWeekend,
  },
  {
    title: 'Young Guides of the Geopark: A Course for Readers Aged 16 to 22',
    excerpt: '/articles',
    image: 'event-geopark-youth',
    published: '2026-11-12',
    views: 365,
    body: [
      p(
        'How do you explain a caldera to someone who has ten minutes and a small child? In July 2027 the editors of Eye of Sumatra hold a five-day course for young people who want to guide visitors in their own villages. It is our own course, not a state licence: what you take home is practice, a notebook full of stories and an honest letter about your work.',
      ),
      p(
        'We meet on the shore of Lake Toba, walk every morning and write every afternoon. Start by reading our articles: the places in them are the exercises.',
      ),
      ul(
        'When: five days in July 2027, during the school holidays',
        [
          'What you will practise',
          [
            'reading rocks and plants along a path',
            'checking a fact before you tell it',
            'keeping a group safe and together',
          ],
        ],
        'Places: sixteen, half of them kept for young women',
        'Price: free; the magazine pays for meals and beds out of its membership fees',
      ),
    ],
    translations: youngGuides,
  },
]
