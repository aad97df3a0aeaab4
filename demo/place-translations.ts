import type { TranslationLanguage } from '@shared/entities/translation'
import { indonesianPlaces } from './indonesian-places'
import type { PlaceTexts } from './place'

/** What readers see of the places, by their slugs: those of the translated articles in their languages, all in Indonesian. */
export const placeTranslations: Record<string, Partial<Record<TranslationLanguage, PlaceTexts>>> = {
  ...Object.fromEntries(Object.entries(indonesianPlaces).map(([slug, id]) => [slug, { id }])),
  samosir: {
    id: {
      name: 'Samosir',
      summary:
        'Pulau di Danau Toba, sepotong dasar kaldera yang terangkat, dengan kampung Batak, makam batu, dan penenun.',
      practical: {
        when: 'Sepanjang tahun; jalan setapaknya lebih kering dari Mei sampai September.',
        access: 'Naik feri dari Parapat ke Tomok atau Tuktuk, atau lewat jembatan di Pangururan.',
        duration: 'Dua atau tiga hari.',
        bring: 'Pakaian yang menutup bahu dan lutut, untuk mengunjungi makam dan gereja.',
      },
    },
    'zh-CN': {
      name: '沙摩西岛',
      summary: '多巴湖中的岛，由破火山口的湖底抬升而成，岛上有巴塔克村庄、石墓和织布的人。',
      practical: {
        when: '全年皆可；五月到九月，小路比较干。',
        access: '从巴拉帕乘渡轮到托莫或图图，或者在庞古鲁兰开车过桥。',
        duration: '两三天。',
        bring: '能遮住肩膀和膝盖的衣服，参观陵墓和教堂时穿。',
      },
    },
    ko: {
      name: '사모시르',
      summary: '토바호의 섬. 칼데라 바닥 한 조각이 솟아오른 땅에 바탁 마을과 돌무덤, 천 짜는 사람들이 있습니다.',
      practical: {
        when: '일 년 내내. 길은 5월에서 9월 사이가 더 말라 있습니다.',
        access: '파라팟에서 페리로 토목이나 툭툭에 가거나, 차로 팡우루란의 다리를 건넙니다.',
        duration: '이틀이나 사흘.',
        bring: '무덤과 교회에 갈 때 입을, 어깨와 무릎을 가리는 옷.',
      },
    },
    es: {
      name: 'Samosir',
      summary:
        'La isla del lago Toba, un trozo alzado del fondo de la caldera, con aldeas batak, tumbas de piedra y tejedoras.',
      practical: {
        when: 'Todo el año; los senderos están más secos de mayo a septiembre.',
        access: 'En ferri de Parapat a Tomok o Tuktuk, o en auto por el puente de Pangururan.',
        duration: 'Dos o tres días.',
        bring: 'Ropa que cubra hombros y rodillas, para visitar tumbas e iglesias.',
      },
    },
    fr: {
      name: 'Samosir',
      summary:
        'L’île du lac Toba, un morceau soulevé du plancher de la caldeira, avec ses villages batak, ses tombes de pierre et ses tisserandes.',
      practical: {
        when: 'Toute l’année ; les sentiers sont plus secs de mai à septembre.',
        access: 'En ferry de Parapat à Tomok ou à Tuktuk, ou en voiture par le pont de Pangururan.',
        duration: 'Deux ou trois jours.',
        bring: 'De quoi couvrir épaules et genoux, pour visiter tombes et églises.',
      },
    },
    de: {
      name: 'Samosir',
      summary:
        'Die Insel im Tobasee, ein gehobenes Stück vom Boden der Caldera, mit Dörfern der Batak, Steingräbern und Weberinnen.',
      practical: {
        when: 'Das ganze Jahr; von Mai bis September sind die Wege trockener.',
        access: 'Mit der Fähre von Parapat nach Tomok oder Tuktuk, oder mit dem Auto über die Brücke bei Pangururan.',
        duration: 'Zwei oder drei Tage.',
        bring: 'Kleidung, die Schultern und Knie bedeckt, für Besuche von Gräbern und Kirchen.',
      },
    },
    ru: {
      name: 'Самосир',
      summary:
        'Остров на озере Тоба, поднявшийся кусок дна кальдеры, с деревнями батаков, каменными гробницами и ткачихами.',
      practical: {
        when: 'Круглый год; с мая по сентябрь тропы суше.',
        access: 'На пароме из Парапата в Томок или Туктук либо на машине по мосту у Пангурурана.',
        duration: 'Два-три дня.',
        bring: 'Одежда, закрывающая плечи и колени, чтобы посещать гробницы и церкви.',
      },
    },
  },
  'pulau-weh': {
    id: {
      name: 'Pulau Weh',
      summary:
        'Pulau gunung api di lepas ujung utara Sumatra, dengan terumbu karang, mata air panas, dan Kilometer Nol Indonesia.',
      practical: {
        access: 'Naik feri dari Ulee Lheue di Banda Aceh ke Balohan.',
        duration: 'Tiga hari.',
        bring: 'Pakaian sopan di darat: Aceh punya aturan berpakaian.',
      },
    },
    'zh-CN': {
      name: '韦岛',
      summary: '苏门答腊北端外海的火山岛，有珊瑚礁、温泉和印度尼西亚的零公里。',
      practical: {
        access: '从班达亚齐的乌勒勒码头（Ulee Lheue）乘渡轮到巴洛汉（Balohan）。',
        duration: '三天。',
        bring: '上岸后衣着要端庄：亚齐有着装规定。',
      },
    },
    ko: {
      name: '웨섬',
      summary: '수마트라 북쪽 끝 앞바다의 화산섬. 산호초와 온천, 인도네시아의 0킬로미터가 있습니다.',
      practical: {
        access: '반다아체의 울레레(Ulee Lheue) 항에서 페리로 발로한(Balohan)까지.',
        duration: '사흘.',
        bring: '뭍에서는 단정한 옷차림. 아체에는 복장 규정이 있습니다.',
      },
    },
    es: {
      name: 'Pulau Weh',
      summary:
        'Una isla volcánica frente al extremo norte de Sumatra, con arrecifes de coral, aguas termales y el kilómetro cero de Indonesia.',
      practical: {
        access: 'En ferri de Ulee Lheue, en Banda Aceh, a Balohan.',
        duration: 'Tres días.',
        bring: 'Ropa recatada en tierra: Aceh tiene normas de vestimenta.',
      },
    },
    fr: {
      name: 'Pulau Weh',
      summary:
        'Une île volcanique au large de la pointe nord de Sumatra, avec des récifs de corail, des sources chaudes et le kilomètre zéro de l’Indonésie.',
      practical: {
        access: 'En ferry d’Ulee Lheue, à Banda Aceh, jusqu’à Balohan.',
        duration: 'Trois jours.',
        bring: 'À terre, une tenue couvrante : Aceh a un code vestimentaire.',
      },
    },
    ru: {
      name: 'Остров Вех',
      summary:
        'Вулканический остров у северной оконечности Суматры: коралловые рифы, горячие источники и нулевой километр Индонезии.',
      practical: {
        access: 'На пароме из порта Уле-Ле (Ulee Lheue) в Банда-Ачехе до Балохана.',
        duration: 'Три дня.',
        bring: 'На суше — скромная одежда: в Ачехе есть правила на этот счёт.',
      },
    },
  },
  merangin: {
    id: {
      name: 'Merangin',
      summary: 'Sungai yang menyingkapkan hutan dari awal zaman Perem, dengan batang, daun, dan cangkang di tebingnya.',
      practical: {
        access: 'Lewat darat dari Bangko ke Air Batu.',
        duration: 'Sehari di sungai, atau tiga jam berjalan kaki.',
        guide: 'Lapor kepada pemandu desa.',
        bring: 'Pakaian dan sepatu yang boleh basah di rakit.',
      },
    },
    'zh-CN': {
      name: '梅兰金',
      summary: '一条河冲刷出一片二叠纪早期的森林，河岸里有树干、叶子和贝壳。',
      practical: {
        access: '从邦科走公路到艾尔巴图村。',
        duration: '在河上一天，或步行三小时。',
        guide: '请向村里的向导登记。',
        bring: '在筏子上不怕湿的衣服和鞋。',
      },
    },
    ja: {
      name: 'メランギン',
      summary: 'ペルム紀前期の森をあらわにした川。岸に幹と葉と貝殻が眠っています。',
      practical: {
        access: 'バンコからアイル・バトゥまで車で。',
        duration: '川なら一日、歩いて三時間。',
        guide: '村のガイドに申し込んでください。',
        bring: 'いかだの上で濡れてもよい服と靴。',
      },
    },
    ko: {
      name: '므랑인',
      summary: '페름기 초의 숲을 드러낸 강. 강기슭에 줄기와 잎과 조개껍데기가 남아 있습니다.',
      practical: {
        access: '방코에서 찻길로 아이르바투까지.',
        duration: '강에서 하루, 걸어서는 세 시간.',
        guide: '마을 가이드에게 신청하세요.',
        bring: '보트에서 젖어도 되는 옷과 신발.',
      },
    },
    es: {
      name: 'Merangin',
      summary:
        'Un río que ha sacado a la luz un bosque del Pérmico inferior, con troncos, hojas y conchas en sus orillas.',
      practical: {
        access: 'Por carretera de Bangko a Air Batu.',
        duration: 'Un día en el río, o tres horas a pie.',
        guide: 'Inscríbete con los guías de la aldea.',
        bring: 'Ropa y zapatos que puedan mojarse en la balsa.',
      },
    },
    fr: {
      name: 'Merangin',
      summary:
        'Une rivière qui a mis au jour une forêt du Permien inférieur, avec des troncs, des feuilles et des coquilles dans ses berges.',
      practical: {
        access: 'Par la route, de Bangko à Air Batu.',
        duration: 'Une journée sur la rivière, ou trois heures à pied.',
        guide: 'Inscrivez-vous auprès des guides du village.',
        bring: 'Des vêtements et des chaussures qui peuvent être trempés sur le raft.',
      },
    },
    ru: {
      name: 'Мерангин',
      summary: 'Река, обнажившая лес раннепермской эпохи: в её берегах стволы, листья и раковины.',
      practical: {
        access: 'По дороге из Бангко в Аир-Бату.',
        duration: 'День на реке или три часа пешком.',
        guide: 'Запишитесь у деревенских проводников.',
        bring: 'Одежда и обувь, которые можно намочить на рафте.',
      },
    },
    ar: {
      name: 'ميرانغين',
      summary: 'نهر كشف غابة من أوائل العصر البرمي، في ضفتيه جذوع وأوراق وأصداف.',
      practical: {
        access: 'برًّا من بانغكو إلى آير باتو.',
        duration: 'يوم على النهر، أو ثلاث ساعات مشيًا.',
        guide: 'سجّل لدى مرشدي القرية.',
        bring: 'ملابس وحذاء لا بأس إن ابتلّت على الطوف.',
      },
    },
  },
}
