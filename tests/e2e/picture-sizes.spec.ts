import type { Article } from '@shared/entities/article'
import type { AuthorLink } from '@shared/entities/author'
import { paths } from '@shared/paths'
import { expect, test } from 'vitest'
import { baseUrl, openPage } from './fixtures'
import { choicesAt } from './picture-choices'

const DENSITIES = [1, 2, 3]

/** How much wider than needed a file may be: the steps between the copies, and what `sizes` rounds up. */
const MAX_EXCESS = 1.3

/** How much narrower than its place, which shows as blur. The largest copy may be narrower: no original is as wide as a sharp screen. */
const MAX_LACK = 0.97

const [FROM, TO] = [320, 1920]

/** The page of the first article's author. */
async function authorPath() {
  const { article } = (await (await fetch(`${baseUrl}/api/articles/1`)).json()) as { article: Article }
  return paths.author(article.author as AuthorLink)
}

async function expectFitting(path: string, step: number) {
  const page = await openPage(path)
  const wrong: string[] = []
  for (let window = FROM; window <= TO; window += step) {
    const choices = await choicesAt(page, window, DENSITIES)
    expect(choices).not.toEqual([])
    for (const { name, density, chosen, isLargest, width, needed } of choices) {
      const isSmall = chosen < width * MAX_LACK && !isLargest
      if (chosen > needed * MAX_EXCESS || isSmall)
        wrong.push(`${name} in ${window} px x${density}: ${chosen} for ${Math.round(needed)}`)
    }
  }
  expect(wrong).toEqual([])
}

test('on the home page, the file that a browser chooses for a picture fits its place', () => expectFitting('/', 160))

test.each(['/', '/articles', '/articles/1', '/articles/3', '/topics/geoparks', '/places/lake-toba', 'author'])(
  'at %s, files fit their places from 320 to 1920 px on each density',
  { tags: 'sweep' },
  async (path) => {
    await expectFitting(path === 'author' ? await authorPath() : path, 8)
  },
)
