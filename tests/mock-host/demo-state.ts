import { makeAd } from '@tests/factories/ad'
import { makeArticle, makeEvent } from '@tests/factories/article'
import { makeCategory } from '@tests/factories/category'
import { makeNewsletter } from '@tests/factories/newsletter'
import { makeUser } from '@tests/factories/user'
import { createState } from './state'

/** Enough to look at every screen by hand: an account of each role (password: state.ts), each status, each type of ad. */
export function demoState() {
  const account = (name: string) => `${name}@eyeofsumatra.example`
  const member = makeUser({
    ...{ name: 'Maria Simbolon', email: account('member'), role: 'membership' },
    ...{ phone: '+62 625 000 000', company: 'Samosir Lakeside Homestay', website: 'https://homestay.example' },
  })
  const advertiser = { advertiser_id: member.id, advertiser_name: member.name, advertiser_email: member.email }
  const lakes = makeCategory({ name: 'Lakes' })
  const volcanoes = makeCategory({ name: 'Volcanoes' })
  return createState({
    users: [
      makeUser({ name: 'Ratna Siregar', email: account('admin'), role: 'admin' }),
      makeUser({ name: 'Dewi Anggraini', email: account('marketing'), role: 'marketing' }),
      makeUser({ name: 'Yusuf Harahap', email: account('editor'), role: 'editor' }),
      member,
      makeUser({ name: 'Budi Santoso', email: account('user'), role: 'user' }),
    ],
    categories: [lakes, volcanoes],
    articles: [
      ...Array.from({ length: 30 }, (_, index) =>
        makeArticle({ category_ids: [index % 2 ? lakes.id : volcanoes.id], views: index * 7 }),
      ),
      makeArticle({ status: 'draft' }),
      makeArticle({ status: 'review' }),
      makeEvent({ title: 'Plant a tree above Lake Toba', excerpt: 'https://trees.example' }),
      makeEvent({ title: 'Become a geopark guide' }),
    ],
    ads: [
      makeAd(advertiser),
      makeAd({ ...advertiser, ad_type: 'text', image_url: null }),
      makeAd({ ...advertiser, ad_type: 'video', image_url: 'https://player.vimeo.com/video/76979871' }),
      makeAd({ ...advertiser, status: 'pending' }),
      makeAd({ ...advertiser, status: 'approved' }),
      makeAd({ ...advertiser, status: 'rejected' }),
    ],
    newsletters: [makeNewsletter(), makeNewsletter({ sent_at: '2026-02-01T08:00:00.000Z' })],
  })
}
