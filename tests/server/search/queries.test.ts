import { indexAllOutdated } from '@server/search/article-index'
import { translationsOfArticles } from '@server/texts/articles/article-translations.service'
import type { LanguageCode } from '@shared/languages'
import { startServer, type TestServer } from '@tests/server/start-server'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** Texts of readers’ languages, and searches that have to find and mark them. */
const TEXTS: [language: LanguageCode, text: string, searches: string[]][] = [
  // Latin: accents, ligatures, apostrophes, hyphens, abbreviations, numbers.
  ['en', 'The café’s naïve façade', ['cafe', 'CAFÉ', 'cafe\u0301', 'naive facade', 'ｃａｆｅ']],
  ['en', 'Ms O’Brien’s cat-o’-nine-tails', ['obrien', "O'Brien", 'O´Brien', 'OʼBrien', 'o-brien']],
  ['en', 'A Ph.D. about the U.S.A.', ['PhD', 'Ph.D.', 'phd', 'USA']],
  ['en', 'Summits of 1,234 m and 8\u202f848 m', ['1234', '1,234', '1.234', '8848', '8,848']],
  ['en', 'Of 2’380 steps, 1024 remain', ['2380', '1,024']],
  ['en', 'Orang-utan rock ’n’ roll', ['orangutan', 'orang utan', 'orang‑utan', 'rock n roll', 'rock’n’roll']],
  ['en', 'A Qur\u02beanic school in Hawai\u02bbi', ['Quranic', 'Qur’anic', 'Qur\u02beanic', 'Hawaii']],
  ['en', 'Encyclopædia of smørrebrød in Łódź', ['encyclopaedia', 'smorrebrod', 'lodz', 'ŁÓDŹ']],
  ['en', 'İstanbul’s ﬁsh on a co\u00adop\u200bera\u00adtive', ['istanbul', 'fish', 'cooperative']],
  ['de', 'Die große Straße der Vulkane', ['grosse strasse', 'STRASSE', 'Vulkan']],
  ['fr', 'La forêt de l’éléphant et le cœur', ['foret', 'elephants', 'l’éléphant', 'coeur']],
  ['vi', 'Núi lửa Đỉnh Sibayak', ['nui lua', 'dinh', 'ĐỈNH'.normalize('NFD')]],
  ['id', 'Perjalanan ke danau vulkanik', ['danau', 'DANAU vulkanik']],
  // Greek, Cyrillic, Hebrew.
  ['en', 'Ο δρόμος, ΟΔΟΣ Αθηνάς', ['δρομος', 'οδος', 'οδοσ', 'αθηνασ']],
  ['ru', 'Ёлки у озера Тоба, бе\u0301рег', ['елки', 'ЁЛКИ', 'озеро', 'берег']],
  ['en', 'שָׁלוֹם מסומטרה', ['שלום', 'שָׁלוֹם']],
  // Arabic, and Persian letters.
  ['ar', 'قال أحمد إن ارتفاع القمة ٣٨٠٥ أمتار', ['احمد', 'أَحْمَد', '3805', '٣٨٠٥', '۳۸۰۵']],
  ['ar', 'مَكْتَبَةُ الغابـــة الكبيرة على الجزيرة', ['مكتبه', 'الغابة', 'الغابه', 'علي', 'الکبیره', 'جزيرة']],
  ['ar', 'مسؤول القرآن', ['مسوول', 'القران', 'ﺍﻟﻘﺮﺁﻥ']],
  // Devanagari: nasals, nukta, digits.
  ['hi', 'हिन्दी का सम्बन्ध अण्डा से', ['हिंदी', 'हिन्दी', 'संबंध', 'सम्बन्ध', 'अंडा']],
  ['hi', 'संबंध पंजाब, गंगा और चाँद, १९२६', ['सम्बन्ध', 'पञ्जाब', 'गङ्गा', 'चांद', '1926', '१९२६']],
  ['hi', 'क़लम और ज़मीन', ['कलम', 'क\u093cलम', 'जमीन']],
  // Thai and Lao.
  ['th', 'น้ำตกในถ้ำริมแม่น้ำ กำแพงดำ ๑๒๐ เมตร', ['น้ำตก', 'ถ้ำ', 'แม่น้ำ', 'น้ำ', 'กำแพง', 'ดำ', '120', '๑๒๐']],
  ['th', 'น\u0e4d\u0e49\u0e32ใสที่เเม่น้ำ', ['น้ำใส', 'แม่น้ำ', 'ที่แม่']],
  ['en', 'ຖ້ຳ ແມ່ນໍ້າ', ['ຖ້ຳ', 'ແມ່ນ້ຳ']],
  // Korean: spaces, and letters apart.
  ['ko', '큰 화산 여행은 수마트라에서', ['화산여행', '화산 여행', '수마트라', '수마트라'.normalize('NFD'), '화산']],
  ['ko', '화산여행 이야기'.normalize('NFD'), ['화산 여행', '화산여행', '이야기']],
  // Japanese: widths, kana of both kinds, spaces.
  ['ja', 'ガイド付きキャンプ、スマトラの火山湖', ['ｶﾞｲﾄﾞ付き', 'ガイド付き', 'ｷｬﾝﾌﾟ', 'すまとら', '火山湖', '火山 湖']],
  ['ja', 'ｽﾏﾄﾗ島の コーヒー・ツアー', ['スマトラ', 'コーヒーツアー', 'スマトラ島の コーヒー']],
  // Chinese: both kinds of characters.
  ['zh-CN', '苏门答腊的马宁焦湖很大', ['蘇門答臘', '馬寧焦湖', '马宁焦湖', '很大', '湖']],
  ['zh-CN', '蘇門答臘的蜂蜜', ['苏门答腊', '蘇門答臘', '蜂蜜']],
]

const CASES = TEXTS.flatMap(([language, text, searches]) => searches.map((q) => ({ q, text, language })))

type Found = { id: number; snippet: string; title_snippet?: string }

let server: TestServer
const ids = new Map<string, { inText: number; inTitle: number }>()

beforeAll(async () => {
  server = await startServer({ closeOn: afterAll })
  const stored = { status: 'published' as const, original_digest: 'x', updated_by: null, blocks: null, image_alt: null }
  const store = async (language: LanguageCode, title: string, content: string) => {
    if (language === 'en') return (await server.make.article({ title, content, excerpt: '' })).id
    const { id } = await server.make.article({ title: 'Original', excerpt: '' })
    const at = new Date()
    const texts = { title, excerpt: '', content, ...stored, created_at: at, updated_at: at }
    await translationsOfArticles.store(server.db, { id, language }, texts)
    return id
  }
  for (const [language, text] of TEXTS)
    ids.set(text, {
      inText: await store(language, 'Title', `<p>Before. ${text}. After.</p>`),
      inTitle: await store(language, text, '<p>Text</p>'),
    })
  await indexAllOutdated(server.db)
})

const search = async (q: string, lang: string) =>
  (await server.fetch(`/api/articles?${new URLSearchParams({ q, lang, perPage: '100' })}`)).json as {
    articles: Found[]
    total: number
    corrected?: string
  }

const MARKED = expect.stringMatching(/\ue000[^\ue001]+\ue001/)

test.each(CASES)('$q finds “$text”, and is marked', async ({ q, text, language }) => {
  const { articles, corrected } = await search(q, language)
  const byId = new Map(articles.map((article) => [article.id, article]))
  const { inText, inTitle } = ids.get(text) as { inText: number; inTitle: number }
  expect({ inText: byId.get(inText)?.snippet, inTitle: byId.get(inTitle)?.title_snippet, corrected }).toEqual({
    inText: MARKED,
    inTitle: MARKED,
    corrected: undefined,
  })
})

test('there are at least a hundred searches, in ten scripts', () => {
  expect(CASES.length).toBeGreaterThanOrEqual(100)
})
