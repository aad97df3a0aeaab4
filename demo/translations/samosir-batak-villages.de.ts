import { figure, h2, h3, ol, p, pCentered, table, ul } from '../blocks'
import type { DemoTranslation } from '../translation'

export const translation: DemoTranslation = {
  slug: 'samosir-batak-villages',
  language: 'de',
  title: 'Ein Dorf auf Samosir lesen',
  excerpt:
    'Ein Dorf der Toba-Batak erzählt viel von sich, wenn man weiß, wohin man schauen muss. Ein langsamer Gang vom Dachfirst bis zum Webstuhl, mit den Umgangsformen, die dazugehören.',
  caption: 'Lichter in einer Häuserreihe, von links nach rechts zu lesen.',
  body: [
    p(
      'Das Erste, was man auf Samosir lernt, ist ein Wort. <b>Horas</b> heißt guten Tag und auf Wiedersehen, gute Gesundheit und Prost, und am besten wirkt es laut. Ein Kind wird es Ihnen aus einer Tür zurufen, ein alter Mann wird es sagen und dabei woanders hinsehen. Antworten Sie beiden.',
    ),
    p(
      'Der Rest dauert länger. Samosir ist das Kernland der Toba-Batak, und in seinen Dörfern wird gewohnt, auch in denen mit Kassenhäuschen. Hier sind drei Dinge zum Lesen, und wie man sich dabei benimmt.',
    ),
    h2('Eine Insel mit einem Kanal als Burggraben'),
    p(
      'Samosir liegt mit rund 640 Quadratkilometern mitten im Tobasee und war bis ins frühe zwanzigste Jahrhundert keine ganze Insel. Bei Pangururan verband es eine schmale Landenge mit Sumatra. Die niederländische Kolonialregierung ließ sie mit Zwangsarbeit durchstechen; über das Jahr sind sich die Berichte nicht einig, es liegt zwischen 1906 und 1913. Der Durchstich heißt Tano Ponggol, „zerbrochenes Land“. Heute führt eine Brücke darüber, man kommt also von Westen auf der Straße ebenso hin wie von Osten mit dem Boot aus Parapat oder Ajibata.',
    ),
    figure(
      'toba-map',
      'Samosir füllt die Mitte des Tobasees; bei Pangururan berührt es fast das Ufer. „Caldera rim“ bezeichnet den Rand der Caldera. Der Seespiegel liegt 905 m über dem Meer, die tiefste Stelle bei etwa 500 m.',
    ),
    h2('Das Haus lesen'),
    p(
      'Ein Dorf heißt <i>huta</i>, und es war einmal eine kleine Festung, mit Wällen aus Erde oder Stein, auf denen Bambus wuchs. Drinnen stehen die Häuser Seite an Seite in einer Reihe. Jedem gegenüber stand sein Reisspeicher, der <i>sopo</i>, und der freie Streifen zwischen den Reihen war Hof, Werkstatt und Trockenplatz. In vielen Speichern wohnt inzwischen jemand. Beginnen Sie am Boden und lassen Sie den Blick steigen.',
    ),
    ul(
      [
        'Unten',
        [
          'Dicke Holzpfeiler, die auf flachen Steinen ruhen und nicht in der Erde stecken; so faulen sie nicht',
          'Querbalken durch die Pfeiler: Hier war der Stall für Büffel und Schweine',
        ],
      ],
      [
        'In der Mitte',
        [
          'Ein einziger Raum ohne Wände, einst von mehreren Familien geteilt, jede mit ihrer anerkannten Ecke',
          'Ein niedriger Eingang über eine Leiter, sodass man mit gesenktem Kopf eintritt',
        ],
      ],
      [
        'Oben',
        [
          'Ein Dach, geschwungen wie ein Sattel, an den Enden höher als in der Mitte, gebaut ohne Nägel',
          'Schwarze Fasern der Zuckerpalme auf den ältesten Häusern, sonst Wellblech',
        ],
      ],
    ),
    p(
      'Die Schnitzerei an der Front heißt <i>gorga</i>, und ihre Farben sind fast immer dieselben drei: Rot, Schwarz und Weiß. Suchen Sie eine Eidechse vor einer Reihe von Brüsten. Die Eidechse, <i>boraspati</i>, steht für den Schutzgeist des Bodens, die Brüste stehen für Fruchtbarkeit, und zusammen wünschen sie dem Haus alles Gute. Die wulstigen Köpfe an den Balkenenden sind <i>singa</i>: Das Wort bedeutet Löwe, das Wesen gehört der Sage, und seine Aufgabe ist, Wache zu halten.',
    ),
    h2('Den Stein lesen'),
    p(
      'In Tomok, ein kurzes Stück bergauf vom Anleger, liegen die Steinsärge der Familie Sidabutar. Sie haben die Form von Booten, in denen die Toten reisen, mit einem großen starrenden Gesicht am Bug. Man nennt sie Megalithen, was nach Vorgeschichte klingt; die Forschung setzt die Steingräber der Toba-Batak in die letzten vier oder fünf Jahrhunderte. In vielen liegen die Gebeine von mehr als einem Menschen, einige Jahre nach der ersten Bestattung eingesammelt und zusammengelegt.',
    ),
    p(
      'Dieser Brauch ist nicht zu Ende. Die Gebeine der Vorfahren werden bisweilen gehoben, gereinigt und in ein neues Grab gebracht, bei einer Feier namens <i>mangongkal holi</i>. Die hohen, bemalten Grabmäler, an denen man in den Reisfeldern vorbeikommt, sind die heutige Form desselben Gedankens.',
    ),
    p(
      'In Ambarita sind die Steine Stühle. Im ummauerten Dorf des Siallagan-Clans stehen sie im Kreis unter einem Baum, und die Guides erklären, dass die Ältesten dort Rat hielten und Recht sprachen. Die Geschichte, die dann folgt, ist meist grausig. Genießen Sie sie als Vorstellung, und fragen Sie nach dem Recht.',
    ),
    h2('Das Tuch lesen'),
    p(
      'Das Dritte zum Lesen ist <i>ulos</i>, das handgewebte Tuch der Batak. Frauen weben es auf einem Gerät, das ein Gurt um den Rücken gespannt hält; so gibt der eigene Körper der Weberin die Spannung. An einem Tuch sitzt sie eine bis vier Wochen, an manchen länger. Man trägt es, vor allem aber <i>gibt</i> man es: bei einer Geburt, einer Hochzeit oder einem Begräbnis um die Schultern gelegt von jemandem, dem sein Platz in der Familie das Recht dazu gibt.',
    ),
    table(
      ['Tuch', 'Wozu es gewöhnlich dient'],
      [
        'Ragidup',
        '„Muster des Lebens“, eines der ehrenvollsten; bei der Hochzeit ein Geschenk der Brauteltern an die Mutter des Bräutigams',
      ],
      ['Ragi hotang', 'Nach dem Rattan benannt; wird um ein Brautpaar gelegt'],
      ['Mangiring', 'Tiefrot; ein Geschenk zur Geburt des ersten Kindes, das darin getragen wird'],
      ['Sibolang', 'Indigoblau und streng; vor allem in der Trauer zu sehen'],
    ),
    p(
      'Die Bräuche unterscheiden sich, nehmen Sie die Tabelle also als erste Stunde. Die zweite gibt es in Hutaraja, in Lumban Suhi-suhi Toruan an der Straße nach Pangururan, wo Frauen vor einer Reihe alter Häuser weben.',
    ),
    h3('Wer gibt, wer empfängt'),
    p(
      'Hinter dem Geben steht <i>Dalihan Na Tolu</i>, „die drei Herdsteine“. Ein Topf braucht drei Steine, um zu stehen, und ein Batak ist immer dreierlei zugleich: ehrerbietig gegenüber der Familie, aus der seine Frau kommt, behutsam mit denen aus dem eigenen Clan, gütig zu der Familie, in die seine Schwestern und Töchter heiraten. Wenn zwei Batak einander nach dem Clan fragen, der <i>marga</i>, rechnen sie aus, was von den dreien sie füreinander sind.',
    ),
    h2('Gute Manieren, in der Reihenfolge ihres Gebrauchs'),
    ol(
      'Erst <i>Horas</i> sagen. Dann fragen, bevor Sie ein Haus betreten oder eine Kamera heben.',
      'Kleiden Sie sich wie für einen Besuch und nicht wie für den Strand: in Dörfern und an Gräbern Schultern und Knie bedeckt.',
      'Reicht man Ihnen an einem Grab einen Ulos, legen Sie ihn um, und geben Sie ihn mit beiden Händen zurück.',
      'Nie auf einem Sarg sitzen, nie sich daran lehnen.',
      'Treffen Sie auf eine Feier, bleiben Sie am Rand, bis Ihnen jemand einen Platz zeigt. Wo man sitzt, hängt von der Verwandtschaft ab.',
      'Bezahlen Sie Zeit ebenso wie Dinge. Eine Weberin, die zwanzig Minuten lang ihr Muster erklärt, verdient so lange nichts.',
      'Lassen Sie den Sonntagmorgen still. Die meisten sind in der Kirche, und der Gesang trägt weit.',
    ),
    h2('Unterwegs'),
    p(
      'Die meisten Pensionen stehen in Tuktuk. Eine Straße folgt dem Ufer, und ein Roller oder Mietwagen bringt Sie von Tomok über Ambarita nach Simanindo, wo das Gehöft eines früheren Herrschers seit 1969 Museum ist und morgens meist getanzt wird. Fahren Sie in die eine Richtung am See entlang. Zurück geht es über die Hochebene, wo die Hinweisschilder aufhören und der Nachmittag den Büffeln gehört.',
    ),
    p(
      'Wie die Insel vom Grund des <a href="/places/lake-toba">Tobasees</a> aufgestiegen ist, erzählen wir <a href="/articles/lake-toba-supervolcano">in einem anderen Artikel</a>; wie man hier <a href="/articles/three-days-at-lake-toba">drei Tage</a> verbringt, auch.',
    ),
    pCentered('<i>Mauliate</i> heißt danke. <i>Horas</i> heißt: Lassen Sie es sich gut gehen.'),
  ],
}
