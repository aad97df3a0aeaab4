import { saysClosed } from '@shared/closed-words'
import { LANGUAGES, type LanguageCode } from '@shared/languages'
import { expect, test } from 'vitest'

const CLOSED: Record<LanguageCode, string> = {
  en: 'The path to the crater is closed.',
  id: 'Jalur ke kawah ditutup.',
  ms: 'Laluan ke kawah ditutup.',
  'zh-CN': '通往火山口的路已关闭。',
  ja: '火口への道は閉鎖されています。',
  ko: '분화구로 가는 길은 폐쇄되었습니다.',
  th: 'ทางขึ้นปากปล่องปิดชั่วคราว',
  vi: 'Đường lên miệng núi lửa đóng cửa.',
  hi: 'क्रेटर का रास्ता बंद है।',
  ar: 'الطريق إلى الفوهة مغلق.',
  ru: 'Тропа к кратеру закрыта.',
  de: 'Der Weg zum Krater ist gesperrt.',
  es: 'El camino al cráter está cerrado.',
  fr: 'Le chemin du cratère est fermé.',
  it: 'Il sentiero per il cratere è chiuso.',
  pt: 'O caminho da cratera está fechado.',
}

test.each(LANGUAGES.map(({ code }) => code))('a text in %s says that a place is closed', (code) => {
  expect(saysClosed(CLOSED[code], code)).toBe(true)
})

test.each([
  'Come close to the rim with closed shoes.',
  'On 16 January the authorities kept Way Kambas open to tourists.',
  'She closed her eyes.',
])('“%s” does not', (text) => {
  expect(saysClosed(text, 'en')).toBe(false)
})

test('the verb before the place is found too', () => {
  expect(saysClosed('The authorities closed Way Kambas to tourists until further notice.', 'en')).toBe(true)
})
