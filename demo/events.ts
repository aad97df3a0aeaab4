import { DAY_MS, dayOf, startOfDay } from '@shared/time'
import { type Draft, p, ul } from './blocks'
import { translations as eveningOfMaps } from './event-translations/evening-of-maps'
import type { EventTranslations } from './event-translations/event-text'
import { translations as replantingWeekend } from './event-translations/replanting-weekend'
import { translations as youngGuides } from './event-translations/young-guides'

/** On the first such day of the week (0 is Sunday) after so many days, for so many days, between these hours. */
type EventTime = { inDays: number; weekday: number; days: number; from: number; until: number }

/** An event on the home page. Its excerpt is the target of its "Join the Movement" button. */
export type DemoEvent = {
  title: string
  excerpt: string
  /** The name of the picture in images/, without the extension. */
  image: string
  /** When it takes place, and when it was posted, counted from the day of seeding. */
  when: EventTime
  postedDaysAgo: number
  /** The slug of the place, if the demo has it. */
  place?: string
  views: number
  body: Draft[]
  /** The same blocks in the same order. */
  translations: EventTranslations
}

export const events: DemoEvent[] = [
  {
    title: 'Give the Forest Its Edge Back: Replanting Weekend at Lake Toba',
    excerpt: '/register',
    image: 'event-replanting',
    // A Saturday and the day after it.
    when: { inDays: 60, weekday: 6, days: 2, from: 8, until: 16 },
    postedDaysAgo: 20,
    place: 'lake-toba',
    views: 430,
    body: [
      p(
        'Eye of Sumatra invites members and readers to a volunteer weekend above Lake Toba. On a strip of bare slope where garden meets forest we shall plant seedlings of local trees, and come back a year later to count how many are still standing. The magazine organises the weekend itself and publishes what it costs.',
      ),
      p(
        'You need no experience, only shoes that may get muddy. Members learn the meeting place first, and places are limited to forty so that every seedling gets a careful pair of hands.',
      ),
      ul(
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
    // From a Monday to a Friday.
    when: { inDays: 150, weekday: 1, days: 5, from: 9, until: 17 },
    postedDaysAgo: 10,
    place: 'lake-toba',
    views: 365,
    body: [
      p(
        'How do you explain a caldera to someone who has ten minutes and a small child? The editors of Eye of Sumatra hold a five-day course for young people who want to guide visitors in their own villages. It is our own course, not a state licence: what you take home is practice, a notebook full of stories and an honest letter about your work.',
      ),
      p(
        'We meet on the shore of Lake Toba, walk every morning and write every afternoon. Start by reading our articles: the places in them are the exercises.',
      ),
      ul(
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
  {
    title: 'Open Desk: An Evening over Old Maps in Medan',
    excerpt: '/subscribe',
    image: 'sumatra-fault-map',
    when: { inDays: -30, weekday: 4, days: 1, from: 18, until: 21 },
    postedDaysAgo: 55,
    views: 512,
    body: [
      p(
        'Once a year our editorial desk in Medan is open to readers. We unroll the maps that our articles were drawn from, and whoever knows a place that we have never written about may point at it. The best question becomes an article.',
      ),
      ul('Bring: a question about a place in Sumatra', 'Price: free; the coffee is on the magazine'),
    ],
    translations: eveningOfMaps,
  },
]

const HOUR_MS = 3_600_000

/** The beginning and the end of an event that is seeded now. */
export function datesOf({ inDays, weekday, days, from, until }: EventTime, now: Date) {
  const earliest = new Date(dayOf(new Date(now.getTime() + inDays * DAY_MS)))
  const wait = (weekday - earliest.getUTCDay() + 7) % 7
  const at = (day: number, hour: number) => {
    const date = new Date(earliest.getTime() + (wait + day) * DAY_MS).toISOString().slice(0, 10)
    return new Date(startOfDay(date).getTime() + hour * HOUR_MS)
  }
  return { starts_at: at(0, from), ends_at: at(days - 1, until) }
}
