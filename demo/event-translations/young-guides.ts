import { type EventTranslations, eventText } from './event-text'

export const translations: EventTranslations = {
  id: eventText(
    'Pemandu Muda Geopark: Kursus bagi Pembaca Usia 16 sampai 22 Tahun',
    [
      'Bagaimana menjelaskan kaldera kepada orang yang punya waktu sepuluh menit dan seorang anak kecil? Redaksi Eye of Sumatra mengadakan kursus lima hari bagi anak muda yang ingin memandu tamu di kampungnya sendiri. Ini kursus kami sendiri, bukan lisensi negara: yang Anda bawa pulang adalah latihan, satu buku catatan penuh cerita, dan surat yang jujur tentang pekerjaan Anda.',
      'Kita bertemu di tepi Danau Toba, berjalan setiap pagi, dan menulis setiap sore. Mulailah dengan membaca artikel kami: tempat-tempat di dalamnya adalah bahan latihannya.',
    ],
    [
      [
        'Yang akan Anda latih',
        [
          'membaca batu dan tumbuhan di sepanjang jalan',
          'memeriksa fakta sebelum menceritakannya',
          'menjaga rombongan tetap aman dan utuh',
        ],
      ],
      'Tempat: enam belas, setengahnya bagi perempuan muda',
      'Biaya: gratis; majalah membayar makan dan penginapan dari iuran keanggotaan',
    ],
  ),
  'zh-CN': eventText(
    '地质公园的年轻向导：给 16 至 22 岁读者的课程',
    [
      '对方只有十分钟，还带着一个小孩，你怎么给他讲破火山口？Eye of Sumatra 的编辑们为想在自己村里带客人的年轻人办一个五天的课程。这是我们自己的课程，不是国家执照：你带回家的是练习、一本写满故事的笔记，和一封如实评价你的信。',
      '我们在多巴湖边碰面，每天上午走路，下午写作。先读一读我们的文章吧，里面的地方就是习题。',
    ],
    [
      ['你会练习', ['读懂路边的岩石和植物', '开口之前先核实', '让一队人平安，也不走散']],
      '名额：十六个，其中一半留给年轻女性',
      '费用：免费；餐食和住宿由本刊用会费支付',
    ],
  ),
  ja: eventText(
    'ジオパークの若いガイド　16歳から22歳の読者のための講座',
    [
      '持ち時間は10分、相手は小さな子を連れた人。カルデラをどう説明しますか。Eye of Sumatraの編集者が、自分の村で訪れる人を案内したい若い人のために五日間の講座を開きます。国の資格ではなく、私たち独自の講座です。持ち帰るのは、積んだ練習と、話でいっぱいのノートと、仕事ぶりを正直に書いた一通の手紙です。',
      'トバ湖の岸に集まり、毎朝歩いて、毎日の午後は書きます。まずは記事を読んでみてください。そこに出てくる場所が、練習問題です。',
    ],
    [
      ['練習すること', ['道ばたの岩と植物を読む', '話す前に事実を確かめる', '一行の安全を守り、はぐれさせない']],
      '定員：十六人。半数は若い女性のための席です',
      '参加費：無料。食事と宿は会費から雑誌が負担します',
    ],
  ),
  ko: eventText(
    '지질공원의 젊은 가이드: 16~22세 독자를 위한 강좌',
    [
      '시간은 십 분뿐이고 어린아이까지 데리고 온 사람에게 칼데라를 어떻게 설명할까요? Eye of Sumatra의 에디터들이 자기 마을에서 손님을 안내하고 싶은 젊은이를 위해 닷새짜리 강좌를 엽니다. 나라에서 주는 자격증이 아니라 우리의 강좌입니다. 가져가는 것은 연습과 이야기로 가득 찬 공책, 그리고 그동안의 일을 솔직하게 적은 편지 한 통입니다.',
      '토바호 기슭에서 만나 아침마다 걷고 오후마다 글을 씁니다. 먼저 우리 기사를 읽어 보세요. 거기 나오는 곳들이 연습 문제입니다.',
    ],
    [
      ['연습할 것', ['길가의 바위와 식물 읽기', '말하기 전에 사실 확인하기', '일행을 안전하게, 흩어지지 않게 이끌기']],
      '정원: 열여섯 명, 절반은 젊은 여성의 자리',
      '참가비: 무료. 식사와 잠자리는 잡지가 회비로 냅니다',
    ],
  ),
  es: eventText(
    'Jóvenes guías del geoparque: un curso para lectores de 16 a 22 años',
    [
      '¿Cómo se explica una caldera a alguien que tiene diez minutos y un niño pequeño? La redacción de Eye of Sumatra imparte un curso de cinco días para jóvenes que quieran guiar a visitantes en su propia aldea. Es un curso nuestro, no una licencia del Estado: lo que te llevas a casa es práctica, un cuaderno lleno de historias y una carta sincera sobre tu trabajo.',
      'Nos encontramos a orillas del lago Toba, caminamos cada mañana y escribimos cada tarde. Empieza por leer nuestros artículos: los lugares que aparecen en ellos son los ejercicios.',
    ],
    [
      [
        'Qué practicarás',
        [
          'leer rocas y plantas a lo largo de un sendero',
          'comprobar un dato antes de contarlo',
          'mantener a un grupo a salvo y unido',
        ],
      ],
      'Lugares: dieciséis, la mitad reservados para mujeres jóvenes',
      'Precio: gratis; la revista paga comidas y camas con las cuotas de sus miembros',
    ],
  ),
  fr: eventText(
    'Jeunes guides du géoparc : un stage pour les 16 à 22 ans',
    [
      'Comment expliquer une caldeira à quelqu’un qui a dix minutes et un petit enfant ? La rédaction d’Eye of Sumatra organise un stage de cinq jours pour les jeunes qui veulent guider les visiteurs dans leur propre village. C’est notre stage à nous, pas une licence de l’État : vous rapportez chez vous de la pratique, un carnet plein d’histoires et une lettre honnête sur votre travail.',
      'Nous nous retrouvons au bord du lac Toba, marchons chaque matin et écrivons chaque après-midi. Commencez par lire nos articles : les lieux dont ils parlent sont les exercices.',
    ],
    [
      [
        'Ce que vous pratiquerez',
        [
          'lire les roches et les plantes le long d’un sentier',
          'vérifier un fait avant de le raconter',
          'garder un groupe en sécurité, et au complet',
        ],
      ],
      'Places : seize, dont la moitié réservée à de jeunes femmes',
      'Prix : gratuit ; le magazine paie repas et lits grâce aux adhésions',
    ],
  ),
  de: eventText(
    'Junge Guides im Geopark: ein Kurs für Leserinnen und Leser von 16 bis 22',
    [
      'Wie erklärt man jemandem eine Caldera, der zehn Minuten und ein kleines Kind hat? Die Redaktion von Eye of Sumatra gibt einen fünftägigen Kurs für junge Menschen, die in ihrem eigenen Dorf Gäste führen möchten. Es ist unser eigener Kurs, kein staatlicher Schein: Mit nach Hause nehmen Sie Übung, ein Notizbuch voller Geschichten und einen ehrlichen Brief über Ihre Arbeit.',
      'Wir treffen uns am Ufer des Tobasees, gehen jeden Morgen los und schreiben jeden Nachmittag. Lesen Sie zum Anfang unsere Artikel: Die Orte darin sind die Übungen.',
    ],
    [
      [
        'Was Sie üben',
        [
          'Steine und Pflanzen am Weg zu lesen',
          'eine Tatsache zu prüfen, bevor man sie erzählt',
          'eine Gruppe sicher zusammenzuhalten',
        ],
      ],
      'Plätze: sechzehn, die Hälfte für junge Frauen',
      'Preis: kostenlos; Essen und Betten zahlt die Zeitschrift aus den Mitgliedsbeiträgen',
    ],
  ),
  it: eventText(
    'Giovani guide del geoparco: un corso per chi ha dai 16 ai 22 anni',
    [
      'Come si spiega una caldera a qualcuno che ha dieci minuti e un bambino piccolo? La redazione di Eye of Sumatra tiene un corso di cinque giorni per giovani che vogliono guidare i visitatori nel proprio villaggio. È un corso nostro, non una licenza dello Stato: a casa porti pratica, un quaderno pieno di storie e una lettera sincera sul tuo lavoro.',
      'Ci troviamo sulla riva del lago Toba, camminiamo ogni mattina e scriviamo ogni pomeriggio. Comincia leggendo i nostri articoli: i luoghi di cui parlano sono gli esercizi.',
    ],
    [
      [
        'Che cosa imparerai a fare',
        [
          'leggere rocce e piante lungo un sentiero',
          'verificare un fatto prima di raccontarlo',
          'tenere un gruppo al sicuro e unito',
        ],
      ],
      'Posti: sedici, metà riservati a giovani donne',
      'Prezzo: gratuito; pasti e letti li paga la rivista con le quote dei membri',
    ],
  ),
  pt: eventText(
    'Jovens guias do geoparque: um curso para leitores dos 16 aos 22 anos',
    [
      'Como se explica uma caldeira a alguém que tem dez minutos e uma criança pequena? A redação de Eye of Sumatra dá um curso de cinco dias para jovens que queiram guiar visitantes na sua própria aldeia. É um curso nosso, não uma licença do Estado: para casa leva-se prática, um caderno cheio de histórias e uma carta sincera sobre o trabalho feito.',
      'Encontramo-nos à beira do lago Toba, caminhamos todas as manhãs e escrevemos todas as tardes. Comece por ler os nossos artigos: os lugares de que falam são os exercícios.',
    ],
    [
      [
        'O que se pratica',
        [
          'ler rochas e plantas ao longo de um caminho',
          'verificar um facto antes de o contar',
          'manter um grupo em segurança e unido',
        ],
      ],
      'Lugares: dezasseis, metade reservados a mulheres jovens',
      'Preço: grátis; a revista paga refeições e camas com as quotas dos membros',
    ],
  ),
  ru: eventText(
    'Юные проводники геопарка: курс для читателей от 16 до 22 лет',
    [
      'Как объяснить, что такое кальдера, человеку, у которого есть десять минут и маленький ребёнок? Редакция Eye of Sumatra проводит пятидневный курс для молодых людей, которые хотят водить гостей по родной деревне. Это наш собственный курс, а не государственная лицензия: домой вы увезёте навык, тетрадь, полную историй, и честное письмо о вашей работе.',
      'Мы встречаемся на берегу озера Тоба, каждое утро ходим, каждый день после обеда пишем. Для начала прочитайте наши статьи: места из них — это и есть упражнения.',
    ],
    [
      [
        'Чему вы научитесь',
        [
          'читать камни и растения вдоль тропы',
          'проверять факт, прежде чем его рассказать',
          'вести группу так, чтобы все были целы и вместе',
        ],
      ],
      'Мест: шестнадцать, половина — для девушек',
      'Цена: бесплатно; еду и ночлег журнал оплачивает из взносов участников',
    ],
  ),
  ar: eventText(
    'مرشدو الحديقة الجيولوجية الشباب: دورة للقرّاء بين 16 و22 عامًا',
    [
      'كيف تشرح الكالديرا لمن لديه عشر دقائق وطفل صغير؟ يقيم محرّرو Eye of Sumatra دورة من خمسة أيام للشباب الراغبين في إرشاد الزوار في قراهم. إنها دورتنا نحن، لا رخصة من الدولة: ما تعود به إلى بيتك تمرين، ودفتر مليء بالحكايات، ورسالة صادقة عن عملك.',
      'نلتقي على شاطئ بحيرة توبا، ونمشي كل صباح ونكتب بعد ظهر كل يوم. ابدأ بقراءة مقالاتنا: فالأماكن التي فيها هي التمارين.',
    ],
    [
      [
        'ما ستتمرّن عليه',
        [
          'قراءة الصخور والنباتات على امتداد الدرب',
          'التحقق من المعلومة قبل روايتها',
          'الحفاظ على سلامة المجموعة وتماسكها',
        ],
      ],
      'الأماكن: ستة عشر، نصفها محجوز للشابات',
      'السعر: مجانًا؛ تدفع المجلة ثمن الوجبات والمبيت من اشتراكات الأعضاء',
    ],
  ),
  hi: eventText(
    'जियोपार्क के युवा गाइड: 16 से 22 साल के पाठकों के लिए एक कोर्स',
    [
      'जिसके पास दस मिनट और एक छोटा बच्चा हो, उसे काल्डेरा कैसे समझाएँगे? Eye of Sumatra के संपादक उन युवाओं के लिए पाँच दिन का कोर्स रख रहे हैं जो अपने ही गाँव में मेहमानों को घुमाना चाहते हैं। यह हमारा अपना कोर्स है, सरकारी लाइसेंस नहीं: आप घर ले जाएँगे अभ्यास, कहानियों से भरी एक कॉपी और अपने काम के बारे में एक सच्ची चिट्ठी।',
      'हम टोबा झील के किनारे मिलते हैं, हर सुबह चलते हैं और हर दोपहर लिखते हैं। शुरुआत हमारे लेख पढ़कर करें: उनमें आई जगहें ही अभ्यास हैं।',
    ],
    [
      ['किसका अभ्यास होगा', ['रास्ते की चट्टानें और पौधे पढ़ना', 'कोई तथ्य बताने से पहले उसे जाँचना', 'टोली को सुरक्षित और साथ रखना']],
      'जगहें: सोलह, आधी युवतियों के लिए',
      'शुल्क: मुफ़्त; खाने और ठहरने का ख़र्च पत्रिका सदस्यता शुल्क से देती है',
    ],
  ),
  th: eventText(
    'ไกด์รุ่นเยาว์แห่งอุทยานธรณี: หลักสูตรสำหรับผู้อ่านอายุ 16–22 ปี',
    [
      'จะอธิบายแอ่งยุบปากปล่องอย่างไรให้คนที่มีเวลาสิบนาทีกับลูกเล็กหนึ่งคน กองบรรณาธิการ Eye of Sumatra จัดหลักสูตรห้าวันสำหรับคนหนุ่มสาวที่อยากนำเที่ยวในหมู่บ้านของตน นี่เป็นหลักสูตรของเราเอง ไม่ใช่ใบอนุญาตของรัฐ สิ่งที่คุณจะได้กลับบ้านคือการฝึกฝน สมุดที่เต็มไปด้วยเรื่องเล่า และจดหมายที่พูดถึงงานของคุณอย่างตรงไปตรงมา',
      'เราพบกันที่ริมทะเลสาบโตบา เดินทุกเช้าและเขียนทุกบ่าย เริ่มจากอ่านบทความของเรา สถานที่ในนั้นคือแบบฝึกหัด',
    ],
    [
      ['สิ่งที่จะได้ฝึก', ['อ่านหินและพืชริมทาง', 'ตรวจสอบข้อเท็จจริงก่อนเล่า', 'ดูแลกลุ่มให้ปลอดภัยและไม่พลัดกัน']],
      'จำนวน: สิบหกคน ครึ่งหนึ่งสำหรับผู้หญิงรุ่นใหม่',
      'ค่าใช้จ่าย: ฟรี นิตยสารออกค่าอาหารและที่พักจากค่าสมาชิก',
    ],
  ),
  vi: eventText(
    'Hướng dẫn viên trẻ của công viên địa chất: khóa học cho độc giả từ 16 đến 22 tuổi',
    [
      'Giải thích hõm chảo núi lửa thế nào cho một người chỉ có mười phút và một đứa con nhỏ? Ban biên tập Eye of Sumatra mở khóa học năm ngày cho những bạn trẻ muốn dẫn khách tham quan ngay ở làng mình. Đây là khóa học của riêng chúng tôi, không phải giấy phép của nhà nước: bạn mang về nhà sự luyện tập, một cuốn sổ đầy chuyện và một lá thư thành thật về công việc của bạn.',
      'Chúng ta gặp nhau bên bờ hồ Toba, sáng nào cũng đi bộ, chiều nào cũng viết. Hãy bắt đầu bằng việc đọc các bài viết của chúng tôi: những nơi trong đó chính là bài tập.',
    ],
    [
      [
        'Bạn sẽ tập',
        ['đọc đá và cây cỏ dọc đường', 'kiểm chứng một điều trước khi kể', 'giữ cho cả nhóm an toàn và không lạc nhau'],
      ],
      'Số chỗ: mười sáu, một nửa dành cho nữ',
      'Chi phí: miễn phí; tạp chí trả tiền ăn ở từ phí thành viên',
    ],
  ),
  ms: eventText(
    'Pemandu Muda Geopark: Kursus untuk Pembaca Berumur 16 hingga 22 Tahun',
    [
      'Bagaimanakah hendak menerangkan kaldera kepada orang yang ada sepuluh minit dan seorang anak kecil? Editor Eye of Sumatra mengadakan kursus lima hari untuk orang muda yang ingin memandu pelawat di kampung sendiri. Ini kursus kami sendiri, bukan lesen kerajaan: yang anda bawa pulang ialah latihan, sebuah buku nota penuh cerita dan sepucuk surat yang jujur tentang kerja anda.',
      'Kita bertemu di tepi Danau Toba, berjalan setiap pagi dan menulis setiap petang. Mulakan dengan membaca artikel kami: tempat-tempat di dalamnya ialah latihannya.',
    ],
    [
      [
        'Yang akan anda latih',
        [
          'membaca batu dan tumbuhan di sepanjang denai',
          'menyemak fakta sebelum menceritakannya',
          'memastikan kumpulan selamat dan tidak berpecah',
        ],
      ],
      'Tempat: enam belas, separuh untuk wanita muda',
      'Harga: percuma; majalah membayar makanan dan penginapan daripada yuran keahlian',
    ],
  ),
}
