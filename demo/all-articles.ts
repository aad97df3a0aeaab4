import type { DemoArticle } from './article'
import { article as dayInDrawings } from './articles/a-day-in-twelve-drawings'
import { article as volcanoDesk } from './articles/ask-the-volcano-desk'
import { article as belitongGranite } from './articles/belitong-granite-and-tin'
import { article as gunungTujuh } from './articles/gunung-tujuh-lake-in-the-clouds'
import { article as harauValley } from './articles/harau-valley-walls'
import { article as kerinciHighest } from './articles/kerinci-highest-volcano'
import { article as krakatauChild } from './articles/krakatau-child-of-the-volcano'
import { article as lakeToba } from './articles/lake-toba-supervolcano'
import { article as letters } from './articles/letters-from-readers'
import { article as leuserKetambe } from './articles/leuser-ketambe-orangutans'
import { article as maninjauForty } from './articles/maninjau-forty-four-bends'
import { article as meranginFossil } from './articles/merangin-fossil-forest'
import { article as mountSibayak } from './articles/mount-sibayak-sunrise'
import { article as pulauWeh } from './articles/pulau-weh-edge-of-the-island'
import { article as rafflesiaWeek } from './articles/rafflesia-week'
import { article as samosirBatak } from './articles/samosir-batak-villages'
import { article as sianokCanyon } from './articles/sianok-canyon-great-sumatran-fault'
import { article as shutGate } from './articles/the-shut-gate'
import { article as threeDays } from './articles/three-days-at-lake-toba'
import { article as wayKambas } from './articles/way-kambas-after-the-herd'

export const articles: DemoArticle[] = [
  belitongGranite,
  gunungTujuh,
  harauValley,
  kerinciHighest,
  krakatauChild,
  lakeToba,
  leuserKetambe,
  maninjauForty,
  meranginFossil,
  mountSibayak,
  pulauWeh,
  samosirBatak,
  sianokCanyon,
  wayKambas,
  dayInDrawings,
  volcanoDesk,
  letters,
  rafflesiaWeek,
  shutGate,
  threeDays,
]
