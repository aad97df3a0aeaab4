import type { LanguageCode } from './languages'

/** What a text says of a place that is closed, and hardly of anything else: few phrases, so that the question is worth asking. */
const PHRASES: Record<LanguageCode, RegExp> = {
  en: /\b(?:is|are|was|were|been|remains?|stays?|temporarily) closed\b|\bclosed (?:to|until|since|for)\b|\bclosures?\b|\bclosed [\p{L} ]{1,40} to (?:tourists|visitors|climbers|hikers)\b/iu,
  id: /\bditutup\b|\bpenutupan\b|\btutup (?:sementara|sampai|sejak|untuk)\b/iu,
  ms: /\bditutup\b|\bpenutupan\b|\btutup (?:sementara|sehingga|sejak|untuk)\b/iu,
  'zh-CN': /关闭|封闭|停止开放|暂停开放|封山/u,
  ja: /閉鎖|立ち入り禁止|立入禁止|入山禁止|休園/u,
  ko: /폐쇄|출입 ?금지|입산 ?금지|휴장/u,
  th: /ปิด(?:ชั่วคราว|ไม่ให้|ให้บริการ|การท่องเที่ยว|อุทยาน)|ห้ามเข้า/u,
  vi: /đóng cửa|cấm vào|cấm leo/iu,
  hi: /बंद (?:है|हैं|कर|रहेगा|रहेगी)|प्रवेश वर्जित/u,
  ar: /مغلق|مغلقة|إغلاق|أُغلق|أغلق/u,
  ru: /(?<!\p{L})(?:закрыт(?:а|о|ы)?|закрыли|закрытие)(?!\p{L})/iu,
  de: /\b(?:geschlossen|gesperrt|sperrung|schließung)(?!\p{L})/iu,
  es: /\b(?:cerrad[oa]s?|cierre)(?!\p{L})/iu,
  fr: /(?<!\p{L})(?:fermée?s?|fermeture)(?!\p{L})/iu,
  it: /\b(?:chius[oaie]|chiusura)(?!\p{L})/iu,
  pt: /(?<!\p{L})(?:fechad[oa]s?|encerrad[oa]s?|encerramento)(?!\p{L})/iu,
}

/** Whether a text in this language says that a place is closed. */
export const saysClosed = (text: string, language: LanguageCode) => PHRASES[language].test(text)
