import { accounts } from '@demo/accounts'
import { categories as groups } from '@demo/categories'
import { newsletters as letters } from '@demo/newsletters'
import type { User } from '@shared/entities/user'
import type { Role } from '@shared/roles'
import { makeCategory } from '@tests/factories/category'
import { makeNewsletter } from '@tests/factories/newsletter'
import { makeUser } from '@tests/factories/user'
import { demoAds } from './demo-ads'
import { demoArticles, demoTranslations } from './demo-articles'
import { demoOverview } from './demo-overview'
import { createState } from './state'

const firstNames = [
  'Andi',
  'Butet',
  'Citra',
  'Dian',
  'Eko',
  'Farida',
  'Gading',
  'Hotma',
  'Intan',
  'Joko',
  'Kartini',
  'Lia',
]
const lastNames = ['Nasution', 'Sinaga', 'Lubis']

/** Readers, a few businesses, and one more of each staff role. */
function crowd() {
  const names = lastNames.flatMap((last) => firstNames.map((first) => `${first} ${last}`))
  return names.map((name, index) => {
    const role: Role = index === 7 ? 'editor' : index === 19 ? 'marketing' : index % 5 === 2 ? 'membership' : 'user'
    const created_at = new Date(Date.UTC(2026, 0, 10, 9) + index * 8.5 * 24 * 3_600_000).toISOString()
    const business = {
      phone: `+62 811 000 0${100 + index}`,
      company: `${name.split(' ')[1]} & Daughters`,
      website: `https://business-${index}.example`,
    }
    const email = `${name.toLowerCase().replace(' ', '.')}@mail.example`
    return makeUser({ name, email, role, created_at, updated_at: created_at, ...(role === 'membership' && business) })
  })
}

/**
 * Enough to look at every screen by hand: the server's demo content, and beside it what a good demo would not show, long
 * titles, every status of every type, lists of several pages. The five accounts (password: state.ts) come first.
 */
export function demoState() {
  const people = accounts.map((account) => makeUser(account))
  const readers = crowd()
  const membersOf = (users: User[]) => users.filter((user) => user.role === 'membership')
  const categories = [
    ...groups.map((category) => makeCategory(category)),
    makeCategory({ name: 'Practical advice' }),
    makeCategory({ name: 'Places that can be reached without a car, on foot or by water, in every season' }),
  ]
  const [draft = { subject: '', content: '' }, invitation] = letters
  const users = [...people, ...readers]
  const articles = demoArticles(categories)
  const ads = demoAds([membersOf(people)[0] as User, membersOf(readers)[0] as User])
  return createState({
    ...{ users, categories, articles, ads, translations: demoTranslations(articles) },
    ...demoOverview({ users, articles, ads }),
    newsletters: [
      makeNewsletter(draft),
      makeNewsletter(invitation),
      makeNewsletter({ subject: `A subject line that ${'nobody will read to its end, '.repeat(8)}promised` }),
      ...['Welcome', 'The rainy season', 'What you wrote to us', 'A year in maps'].map((subject, index) => {
        const sent_at = new Date(Date.UTC(2026, 4 + index, 1, 8)).toISOString()
        return makeNewsletter({ subject, content: draft.content, created_at: sent_at, updated_at: sent_at, sent_at })
      }),
    ],
  })
}
