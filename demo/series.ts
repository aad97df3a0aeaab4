import type { TranslationLanguage } from '@shared/entities/translation'

type Texts = { title: string; description: string }

export const series: (Texts & { slug: string; translations: Record<TranslationLanguage, Texts> })[] = [
  {
    slug: 'mountains-that-fell-in',
    title: 'Mountains that fell in',
    description:
      'Three calderas from three distances: Toba from the rim, Maninjau from the road down, Krakatau from the shore.',
    translations: {
      id: {
        title: 'Gunung-gunung yang runtuh',
        description:
          'Tiga kaldera dari tiga jarak: Toba dari bibirnya, Maninjau dari jalan turun, Krakatau dari pantai.',
      },
      ms: {
        title: 'Gunung-gunung yang runtuh',
        description:
          'Tiga kaldera dari tiga jarak: Toba dari bibirnya, Maninjau dari jalan turun, Krakatau dari pantai.',
      },
      'zh-CN': {
        title: '塌陷的山',
        description: '从三种距离看三座破火山口：在边缘看多巴，在下山路上看马宁焦，在岸边看喀拉喀托。',
      },
      ja: {
        title: '落ちこんだ山々',
        description: '三つのカルデラを三つの距離から。トバは縁から、マニンジャウは下り道から、クラカタウは岸から。',
      },
      ko: {
        title: '무너져 내린 산들',
        description:
          '세 칼데라를 세 거리에서 봅니다. 토바는 가장자리에서, 마닌자우는 내려가는 길에서, 크라카타우는 해안에서.',
      },
      es: {
        title: 'Montañas que se hundieron',
        description:
          'Tres calderas desde tres distancias: Toba desde el borde, Maninjau desde la carretera que baja, Krakatau desde la orilla.',
      },
      fr: {
        title: 'Des montagnes effondrées',
        description:
          'Trois caldeiras à trois distances : le Toba depuis le bord, le Maninjau depuis la route qui descend, le Krakatau depuis le rivage.',
      },
      de: {
        title: 'Berge, die einstürzten',
        description:
          'Drei Calderen aus drei Entfernungen: der Toba vom Rand, der Maninjau von der Straße hinab, der Krakatau vom Ufer aus.',
      },
      it: {
        title: 'Montagne sprofondate',
        description:
          'Tre caldere da tre distanze: il Toba dall’orlo, il Maninjau dalla strada che scende, il Krakatau dalla riva.',
      },
      pt: {
        title: 'Montanhas que desabaram',
        description:
          'Três caldeiras a três distâncias: o Toba a partir da borda, o Maninjau da estrada que desce, o Krakatau da margem.',
      },
      ru: {
        title: 'Горы, которые обрушились',
        description: 'Три кальдеры с трёх расстояний: Тоба с края, Манинджау с дороги вниз, Кракатау с берега.',
      },
      ar: {
        title: 'جبال انهارت',
        description: 'ثلاث كالديرات من ثلاث مسافات: توبا من الحافة، ومانينجاو من الطريق النازل، وكراكاتوا من الشاطئ.',
      },
      hi: {
        title: 'पहाड़ जो धँस गए',
        description: 'तीन काल्डेरा, तीन दूरियों से: टोबा किनारे से, मानिनजाउ उतरती सड़क से, क्राकाटाउ तट से।',
      },
      th: {
        title: 'ภูเขาที่ทรุดตัวลง',
        description: 'แอ่งภูเขาไฟสามแห่งจากสามระยะ: โตบาจากขอบแอ่ง มานินเจาจากถนนที่ลงไป และกรากะตัวจากชายฝั่ง',
      },
      vi: {
        title: 'Những ngọn núi sụp đổ',
        description:
          'Ba hõm chảo núi lửa từ ba khoảng cách: Toba từ vành, Maninjau từ con đường đi xuống, Krakatau từ bờ biển.',
      },
    },
  },
]
