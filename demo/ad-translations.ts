import type { TranslationLanguage } from '@shared/entities/translation'
import type { DemoAd } from './ads'

type Texts = readonly [title: string, description: string]

/** Titles and descriptions of the published ads. Those that wait for their review have none yet. */
export const adTranslations: Partial<Record<DemoAd['name'], Record<TranslationLanguage, Texts>>> = {
  'ruma-ombun': {
    id: [
      'Ruma Ombun Homestay: bangun tidur, danau di depan mata',
      'Empat kamar dalam rumah kayu bergaya Batak di tepi Samosir, dengan sarapan dari kebun sendiri. Datanglah dengan feri dan tinggalkan mobil di seberang.',
    ],
    'zh-CN': [
      'Ruma Ombun 民宿：醒来就见湖',
      '沙摩西岛湖边一座巴塔克式木屋，四间客房，早餐取自园子。坐渡轮来，把车留在对岸。',
    ],
    ja: [
      'Ruma Ombun Homestay　湖に目覚める宿',
      'サモシール島の岸に建つバタック様式の木の家に、客室が四つ。朝食は庭の恵みです。車は対岸に置いて、フェリーでどうぞ。',
    ],
    ko: [
      'Ruma Ombun 홈스테이: 호수를 보며 눈뜨는 아침',
      '사모시르 호숫가, 바탁 양식으로 지은 나무집의 방 네 칸. 아침은 텃밭에서 거둔 것으로 차립니다. 차는 건너편에 두고 페리로 오세요.',
    ],
    es: [
      'Ruma Ombun Homestay: despertar frente al lago',
      'Cuatro habitaciones en una casa de madera de estilo batak, a orillas de Samosir, con desayuno de la huerta. Ven en ferri y deja el auto al otro lado.',
    ],
    fr: [
      'Ruma Ombun Homestay : le lac au réveil',
      'Quatre chambres dans une maison de bois de style batak, au bord de l’eau à Samosir, avec un petit déjeuner du jardin. Arrivez en ferry et laissez la voiture sur l’autre rive.',
    ],
    de: [
      'Ruma Ombun Homestay: aufwachen am See',
      'Vier Zimmer in einem Holzhaus im Stil der Batak am Ufer von Samosir, mit Frühstück aus dem Garten. Kommen Sie mit der Fähre und lassen Sie das Auto drüben.',
    ],
    it: [
      'Ruma Ombun Homestay: svegliarsi sul lago',
      'Quattro camere in una casa di legno in stile batak sulla riva di Samosir, con la colazione dall’orto. Arriva con il traghetto e lascia l’auto sull’altra sponda.',
    ],
    pt: [
      'Ruma Ombun Homestay: acordar diante do lago',
      'Quatro quartos numa casa de madeira de estilo batak, à beira de Samosir, com pequeno-almoço vindo da horta. Chegue de ferry e deixe o carro na outra margem.',
    ],
    ru: [
      'Ruma Ombun Homestay: проснуться у озера',
      'Четыре комнаты в деревянном доме в батакском стиле на берегу Самосира, завтрак — с огорода. Приезжайте на пароме, а машину оставьте на другом берегу.',
    ],
    ar: [
      'بيت ضيافة Ruma Ombun: صباح على البحيرة',
      'أربع غرف في بيت خشبي على طراز الباتاك على شاطئ ساموسير، مع فطور من الحديقة. تعال بالعبّارة واترك السيارة على الضفة الأخرى.',
    ],
    hi: [
      'Ruma Ombun Homestay: झील के सामने सुबह',
      'सामोसिर के किनारे बाताक शैली के लकड़ी के घर में चार कमरे, और बगीचे से आया नाश्ता। फ़ेरी से आएँ और गाड़ी उस पार छोड़ दें।',
    ],
    th: [
      'Ruma Ombun Homestay: ตื่นมาพบทะเลสาบ',
      'ห้องพักสี่ห้องในบ้านไม้แบบบาตักริมฝั่งซาโมซีร์ พร้อมอาหารเช้าจากสวน นั่งเรือเฟอร์รีมา แล้วจอดรถไว้อีกฝั่ง',
    ],
    vi: [
      'Ruma Ombun Homestay: thức dậy bên hồ',
      'Bốn phòng trong ngôi nhà gỗ kiểu Batak bên bờ Samosir, bữa sáng hái từ vườn nhà. Hãy đến bằng phà và để xe ở bờ bên kia.',
    ],
    ms: [
      'Ruma Ombun Homestay: bangun di tepi tasik',
      'Empat bilik dalam rumah kayu gaya Batak di tepi Samosir, dengan sarapan dari kebun. Datanglah dengan feri dan tinggalkan kereta di seberang.',
    ],
  },
  'kopi-lereng-tujuh': {
    id: [
      'Kopi Lereng Tujuh: kopi yang jelas alamatnya',
      'Arabika dataran tinggi dari koperasi sembilan puluh keluarga, disangrai pada minggu Anda memesannya. Setiap kemasan memuat nama lereng tempat kopinya tumbuh.',
    ],
    'zh-CN': [
      'Kopi Lereng Tujuh：写着来处的咖啡',
      '九十户人家合作社出产的高地阿拉比卡，你下单的那一周才烘焙。每一袋都写着它生长的那片山坡的名字。',
    ],
    ja: [
      'Kopi Lereng Tujuh　生まれた斜面のわかるコーヒー',
      '九十家族の協同組合が育てた高地のアラビカを、注文の週に焙煎します。どの袋にも、豆の育った斜面の名が入っています。',
    ],
    ko: [
      'Kopi Lereng Tujuh: 고향이 적힌 커피',
      '아흔 가구의 협동조합이 기른 고지대 아라비카를 주문한 주에 볶습니다. 봉지마다 커피가 자란 산비탈의 이름이 적혀 있습니다.',
    ],
    es: [
      'Kopi Lereng Tujuh: café con remitente',
      'Arábica de altura de una cooperativa de noventa familias, tostado la misma semana del pedido. Cada bolsa lleva el nombre de la ladera en que creció.',
    ],
    fr: [
      'Kopi Lereng Tujuh : le café qui donne son adresse',
      'De l’arabica d’altitude d’une coopérative de quatre-vingt-dix familles, torréfié la semaine de votre commande. Chaque paquet porte le nom du versant où il a poussé.',
    ],
    de: [
      'Kopi Lereng Tujuh: Kaffee mit Absender',
      'Hochland-Arabica einer Genossenschaft von neunzig Familien, geröstet in der Woche Ihrer Bestellung. Auf jeder Tüte steht der Name des Hangs, an dem er wuchs.',
    ],
    it: [
      'Kopi Lereng Tujuh: il caffè con il mittente',
      'Arabica d’altura di una cooperativa di novanta famiglie, tostata nella settimana dell’ordine. Ogni sacchetto porta il nome del pendio su cui è cresciuta.',
    ],
    pt: [
      'Kopi Lereng Tujuh: café com remetente',
      'Arábica de altitude de uma cooperativa de noventa famílias, torrado na semana da encomenda. Cada pacote traz o nome da encosta onde cresceu.',
    ],
    ru: [
      'Kopi Lereng Tujuh: кофе с обратным адресом',
      'Высокогорная арабика от кооператива девяноста семей, обжаренная на той неделе, когда вы её заказали. На каждой пачке — имя склона, где она выросла.',
    ],
    ar: [
      'Kopi Lereng Tujuh: قهوة تعرف عنوانها',
      'أرابيكا المرتفعات من تعاونية تضم تسعين أسرة، تُحمَّص في أسبوع الطلب. وعلى كل كيس اسم السفح الذي نمت عليه.',
    ],
    hi: [
      'Kopi Lereng Tujuh: अपना पता बताती कॉफ़ी',
      'नब्बे परिवारों की सहकारी समिति की पहाड़ी अरेबिका, उसी हफ़्ते भुनी जब आप मँगाएँ। हर थैली पर उस ढलान का नाम है जहाँ वह उगी।',
    ],
    th: [
      'Kopi Lereng Tujuh: กาแฟที่บอกบ้านเกิด',
      'อาราบิกาที่สูงจากสหกรณ์เก้าสิบครอบครัว คั่วในสัปดาห์ที่คุณสั่ง ทุกถุงบอกชื่อเนินเขาที่ต้นกาแฟเติบโต',
    ],
    vi: [
      'Kopi Lereng Tujuh: cà phê ghi rõ quê quán',
      'Arabica vùng cao của hợp tác xã chín mươi gia đình, rang đúng tuần bạn đặt. Mỗi túi mang tên sườn núi nơi cà phê đã lớn lên.',
    ],
    ms: [
      'Kopi Lereng Tujuh: kopi yang ada alamat asalnya',
      'Arabika tanah tinggi daripada koperasi sembilan puluh keluarga, disangai pada minggu anda memesannya. Setiap beg membawa nama lereng tempat kopinya tumbuh.',
    ],
  },
  'langkah-pelan': {
    id: [
      'Langkah Pelan: berjalan secepat pertanyaan',
      'Jalan kaki sehari di sekitar Bukittinggi, paling banyak enam orang, dengan pemandu dari kampung yang Anda lewati. Kaki anak-anak yang menentukan kecepatannya.',
    ],
    'zh-CN': [
      'Langkah Pelan：走得和提问一样慢',
      '武吉丁宜一带的一日徒步，每队最多六人，向导就来自途经的村庄。快慢由孩子的小腿说了算。',
    ],
    ja: [
      'Langkah Pelan　質問の速さで歩く',
      'ブキティンギ周辺の日帰りウォーク。一組六人まで、通る村のガイドが案内します。歩く速さは、子どもの足に合わせて。',
    ],
    ko: [
      'Langkah Pelan: 묻는 만큼 느리게 걷기',
      '부키팅기 둘레를 많아야 여섯 명이 함께 걷는 하루 길. 지나는 마을의 가이드가 이끌고, 걸음은 아이들 다리에 맞춥니다.',
    ],
    es: [
      'Langkah Pelan: caminatas al ritmo de las preguntas',
      'Caminatas de un día por los alrededores de Bukittinggi, en grupos de seis como mucho, con guías de las aldeas por las que pasas. El paso lo marcan las piernas de los niños.',
    ],
    fr: [
      'Langkah Pelan : la marche au rythme des questions',
      'Des marches d’un jour autour de Bukittinggi, par groupes de six au plus, avec des guides des villages traversés. Ce sont les jambes des enfants qui donnent l’allure.',
    ],
    de: [
      'Langkah Pelan: wandern im Tempo der Fragen',
      'Tageswanderungen um Bukittinggi, höchstens zu sechst, mit Guides aus den Dörfern am Weg. Das Tempo geben Kinderbeine vor.',
    ],
    it: [
      'Langkah Pelan: a piedi, al passo delle domande',
      'Camminate di un giorno intorno a Bukittinggi, in gruppi di sei al massimo, con guide dei villaggi che si attraversano. Il passo lo danno le gambe dei bambini.',
    ],
    pt: [
      'Langkah Pelan: caminhadas ao ritmo das perguntas',
      'Caminhadas de um dia em torno de Bukittinggi, em grupos de seis no máximo, com guias das aldeias por onde se passa. O passo é o das pernas das crianças.',
    ],
    ru: [
      'Langkah Pelan: прогулки со скоростью вопросов',
      'Прогулки на день вокруг Букиттинги, в группе не больше шести человек, с проводниками из деревень по пути. Шаг задают детские ноги.',
    ],
    ar: [
      'Langkah Pelan: مشي على إيقاع الأسئلة',
      'جولات مشي ليوم واحد حول بوكيتينغي، في مجموعات لا تتجاوز ستة أشخاص، مع مرشدين من القرى التي تمرّ بها. أما السرعة فتحددها أرجل الأطفال.',
    ],
    hi: [
      'Langkah Pelan: सवालों की रफ़्तार से सैर',
      'बुकितिंगी के आसपास दिन भर की पैदल सैर, ज़्यादा से ज़्यादा छह लोग, गाइड उन्हीं गाँवों के जिनसे रास्ता गुज़रता है। चाल बच्चों के पैर तय करते हैं।',
    ],
    th: [
      'Langkah Pelan: เดินช้าเท่าคำถาม',
      'เดินเที่ยววันเดียวรอบบูกิตติงกี กลุ่มละไม่เกินหกคน กับไกด์จากหมู่บ้านที่เดินผ่าน ช้าเร็วแล้วแต่ขาของเด็ก ๆ',
    ],
    vi: [
      'Langkah Pelan: đi bộ theo nhịp những câu hỏi',
      'Những chuyến đi bộ một ngày quanh Bukittinggi, nhóm nhiều nhất sáu người, cùng hướng dẫn viên từ chính những làng bạn đi qua. Nhanh chậm do đôi chân trẻ nhỏ quyết định.',
    ],
    ms: [
      'Langkah Pelan: berjalan selaju soalan',
      'Jalan kaki sehari di sekitar Bukittinggi, paling ramai enam orang, bersama pemandu pelancong dari kampung yang anda lalui. Kaki kanak-kanak menentukan rentaknya.',
    ],
  },
  'garis-kontur': {
    id: [
      'Garis Kontur: peta yang digambar garis demi garis',
      'Studio kami membuat peta jalur untuk desa dan taman kecil. Saksikan sebuah bukit terbentuk, kontur demi kontur.',
    ],
    'zh-CN': [
      'Garis Kontur：一笔一线画出的地图',
      '我们的工作室为村庄和小型公园绘制步道地图。看一座小山怎样成形，等高线一条接着一条。',
    ],
    ja: [
      'Garis Kontur　一本ずつ引く地図',
      '村や小さな公園のために、散策路の地図をつくる工房です。等高線が一本ずつ重なり、丘がかたちになるさまをご覧ください。',
    ],
    ko: [
      'Garis Kontur: 한 줄 한 줄 그린 지도',
      '마을과 작은 공원의 산책길 지도를 만드는 작업실입니다. 등고선이 하나씩 더해지며 언덕이 모습을 갖추는 것을 보세요.',
    ],
    es: [
      'Garis Kontur: mapas dibujados línea a línea',
      'Nuestro estudio hace mapas de senderos para aldeas y parques pequeños. Mira cómo toma forma una colina, curva de nivel a curva de nivel.',
    ],
    fr: [
      'Garis Kontur : des cartes tracées ligne à ligne',
      'Notre atelier dessine des cartes de sentiers pour les villages et les petits parcs. Regardez une colline prendre forme, une courbe de niveau après l’autre.',
    ],
    de: [
      'Garis Kontur: Karten, Linie für Linie',
      'Unser Studio zeichnet Wegekarten für Dörfer und kleine Parks. Sehen Sie zu, wie ein Hügel Gestalt annimmt, Höhenlinie um Höhenlinie.',
    ],
    it: [
      'Garis Kontur: mappe disegnate linea per linea',
      'Il nostro studio fa mappe dei sentieri per villaggi e piccoli parchi. Guarda una collina prendere forma, una curva di livello dopo l’altra.',
    ],
    pt: [
      'Garis Kontur: mapas desenhados linha a linha',
      'O nosso estúdio faz mapas de trilhos para aldeias e pequenos parques. Veja uma colina ganhar forma, curva de nível a curva de nível.',
    ],
    ru: [
      'Garis Kontur: карты, линия за линией',
      'Наша мастерская рисует карты троп для деревень и небольших парков. Посмотрите, как горизонталь за горизонталью возникает холм.',
    ],
    ar: [
      'Garis Kontur: خرائط تُرسم خطًّا خطًّا',
      'يرسم محترفنا خرائط الدروب للقرى والمتنزّهات الصغيرة. شاهد تلًّا يتشكّل، خطّ تسوية بعد خطّ.',
    ],
    hi: [
      'Garis Kontur: रेखा-रेखा से बने नक्शे',
      'हमारा स्टूडियो गाँवों और छोटे पार्कों के लिए पगडंडियों के नक्शे बनाता है। एक-एक समोच्च रेखा से पहाड़ी को आकार लेते देखें।',
    ],
    th: [
      'Garis Kontur: แผนที่ที่วาดทีละเส้น',
      'สตูดิโอของเราทำแผนที่เส้นทางเดินให้หมู่บ้านและอุทยานเล็ก ๆ ชมเนินเขาก่อตัวขึ้น ทีละเส้นชั้นความสูง',
    ],
    vi: [
      'Garis Kontur: bản đồ vẽ từng đường một',
      'Xưởng chúng tôi làm bản đồ đường mòn cho các làng và những công viên nhỏ. Hãy xem một ngọn đồi hiện hình, hết đường đồng mức này đến đường khác.',
    ],
    ms: [
      'Garis Kontur: peta yang dilukis garis demi garis',
      'Studio kami membuat peta denai untuk kampung dan taman kecil. Lihat sebuah bukit terbentuk, kontur demi kontur.',
    ],
  },
}
