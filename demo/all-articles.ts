import type { DemoArticle } from './article'
import { article as belitongGranite } from './articles/belitong-granite-and-tin'
import { article as gunungTujuh } from './articles/gunung-tujuh-lake-in-the-clouds'
import { article as harauValley } from './articles/harau-valley-walls'
import { article as kerinciHighest } from './articles/kerinci-highest-volcano'
import { article as krakatauChild } from './articles/krakatau-child-of-the-volcano'
import { article as lakeToba } from './articles/lake-toba-supervolcano'
import { article as leuserKetambe } from './articles/leuser-ketambe-orangutans'
import { article as maninjauForty } from './articles/maninjau-forty-four-bends'
import { article as meranginFossil } from './articles/merangin-fossil-forest'
import { article as mountSibayak } from './articles/mount-sibayak-sunrise'
import { article as pulauWeh } from './articles/pulau-weh-edge-of-the-island'
import { article as samosirBatak } from './articles/samosir-batak-villages'
import { article as sianokCanyon } from './articles/sianok-canyon-great-sumatran-fault'
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
]
