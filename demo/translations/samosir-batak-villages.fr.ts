import { figure, h2, h3, ol, p, pCentered, table, ul } from '../blocks'
import type { DemoTranslation } from '../translation'

export const translation: DemoTranslation = {
  slug: 'samosir-batak-villages',
  language: 'fr',
  title: 'Lire un village à Samosir',
  excerpt:
    'Un village des Batak Toba en dit long sur lui-même, pour peu qu’on sache où regarder. Une promenade sans hâte, du faîte du toit au métier à tisser, avec les bonnes manières qui vont avec.',
  caption: 'Des lampes dans une rangée de maisons, à lire de gauche à droite.',
  body: [
    p(
      'À Samosir, la première chose à apprendre tient en un mot. <b>Horas</b> veut dire bonjour, au revoir, portez-vous bien et à la vôtre, et il donne toute sa mesure dit bien fort. Un enfant vous le criera depuis une porte, un vieil homme vous le dira en regardant ailleurs. Répondez aux deux.',
    ),
    p(
      'Le reste demande plus de temps. Samosir est le cœur du pays des Batak Toba, et ses villages sont habités, même ceux qui ont un guichet. Voici trois choses à y lire, et comment se tenir pendant la lecture.',
    ),
    h2('Une île qui a un canal pour douves'),
    p(
      'Samosir couvre environ 640 kilomètres carrés au milieu du lac Toba et, jusqu’au début du vingtième siècle, ce n’était pas tout à fait une île. Une étroite langue de terre la rattachait à Sumatra, près de Pangururan. Le gouvernement colonial néerlandais y fit creuser un canal, par le travail forcé ; sur l’année, les récits divergent, entre 1906 et 1913. La tranchée s’appelle Tano Ponggol, « la terre brisée ». Un pont l’enjambe aujourd’hui : on arrive donc par la route, de l’ouest, aussi bien qu’en bateau de l’est, depuis Parapat ou Ajibata.',
    ),
    figure(
      'toba-map',
      'Samosir occupe le milieu du lac Toba ; à Pangururan, elle touche presque la rive. « Caldera rim » désigne le bord de la caldeira. Le lac est à 905 m d’altitude ; sa plus grande profondeur est d’environ 500 m.',
    ),
    h2('Lire la maison'),
    p(
      'Un village est une <i>huta</i>, et c’était jadis une petite forteresse, avec des levées de terre ou de pierre plantées de bambous. À l’intérieur, les maisons se tiennent côte à côte sur un rang. En face de chacune se dressait son grenier à riz, le <i>sopo</i>, et la bande de terre entre les deux rangs servait de cour, d’atelier et de séchoir. Beaucoup de greniers sont depuis devenus des logis. Partez du sol et laissez monter le regard.',
    ),
    ul(
      [
        'En bas',
        [
          'De gros piliers de bois, posés sur des pierres plates et non plantés en terre, ce qui les empêche de pourrir',
          'Des traverses passées dans les piliers : c’était l’étable des buffles et des cochons',
        ],
      ],
      [
        'Au milieu',
        [
          'Une seule pièce sans cloison, autrefois partagée par plusieurs familles, chacune avec son coin attitré',
          'Une entrée basse au bout d’une échelle, si bien que l’on entre la tête inclinée',
        ],
      ],
      [
        'En haut',
        [
          'Un toit en selle, plus haut aux extrémités qu’au milieu, monté sans un clou',
          'Du chaume noir de palmier à sucre sur les plus vieilles maisons ; ailleurs, de la tôle ondulée',
        ],
      ],
    ),
    p(
      'La sculpture de la façade s’appelle <i>gorga</i>, et ses couleurs sont presque toujours les trois mêmes : rouge, noir et blanc. Cherchez un lézard face à une rangée de seins. Le lézard, <i>boraspati</i>, figure l’esprit protecteur du sol, les seins la fécondité, et ensemble ils souhaitent du bien à la maisonnée. Les têtes rebondies au bout des poutres sont des <i>singa</i> : le mot signifie lion, la créature relève de la légende, et son travail est de monter la garde.',
    ),
    h2('Lire la pierre'),
    p(
      'À Tomok, à une courte montée du débarcadère, reposent les cercueils de pierre de la famille Sidabutar. Ils ont la forme de barques, l’embarcation dans laquelle voyage le mort, avec un grand visage fixe à la proue. On les appelle mégalithes, ce qui leur donne un air de préhistoire ; les chercheurs situent les tombes de pierre des Batak Toba dans les quatre ou cinq derniers siècles. Beaucoup contiennent les os de plusieurs personnes, recueillis quelques années après la première inhumation et réunis.',
    ),
    p(
      'Cette coutume n’est pas éteinte. Il arrive que l’on exhume les os des ancêtres, qu’on les nettoie et qu’on les porte dans une tombe nouvelle, lors d’une cérémonie nommée <i>mangongkal holi</i>. Les hauts monuments peints que vous croisez dans les rizières sont la forme moderne de la même idée.',
    ),
    p(
      'À Ambarita, les pierres sont des sièges. Dans le village fortifié du clan Siallagan, elles forment un cercle sous un arbre, et les guides expliquent que les anciens y tenaient conseil et y rendaient la justice. Le récit qui suit est d’ordinaire macabre. Savourez-le comme un spectacle, et posez des questions sur le droit.',
    ),
    h2('Lire l’étoffe'),
    p(
      'La troisième chose à lire est l’<i>ulos</i>, l’étoffe que les Batak tissent à la main. Les femmes la tissent sur un métier tendu par une sangle passée dans le dos : c’est le corps de la tisserande qui règle la tension. Une pièce demande d’une à quatre semaines, parfois davantage. On la porte, mais surtout on la <i>donne</i> : elle est posée sur les épaules, à une naissance, à un mariage ou à des funérailles, par quelqu’un que sa place dans la famille autorise à le faire.',
    ),
    table(
      ['Étoffe', 'Son emploi courant'],
      [
        'Ragidup',
        '« Motif de vie », l’un des plus honorés ; au mariage, présent des parents de la mariée à la mère du marié',
      ],
      ['Ragi hotang', 'Porte le nom du rotin ; on en enveloppe les épaules des mariés'],
      ['Mangiring', 'Rouge profond ; offert à la naissance du premier enfant, que l’on porte dedans'],
      ['Sibolang', 'Indigo et sobre ; se voit surtout dans le deuil'],
    ),
    p(
      'Les usages varient : prenez ce tableau pour une première leçon. La deuxième se donne à Hutaraja, à Lumban Suhi-suhi Toruan, sur la route de Pangururan, où des femmes tissent devant une rangée de vieilles maisons.',
    ),
    h3('Qui donne, qui reçoit'),
    p(
      'Derrière le don se tient <i>Dalihan Na Tolu</i>, « les trois pierres du foyer ». Une marmite ne tient debout que sur trois pierres, et un Batak est toujours trois choses à la fois : respectueux envers la famille d’où vient sa femme, prudent avec les membres de son propre clan, bienveillant envers la famille où se marient ses sœurs et ses filles. Quand deux Batak se demandent leur clan, leur <i>marga</i>, ils calculent laquelle des trois ils sont l’un pour l’autre.',
    ),
    h2('Les bonnes manières, par ordre d’usage'),
    ol(
      'Dites d’abord <i>Horas</i>. Ensuite seulement, demandez si vous pouvez monter dans une maison ou lever un appareil photo.',
      'Habillez-vous pour une visite et non pour la plage : épaules et genoux couverts dans les villages et devant les tombes.',
      'Si l’on vous tend un ulos à porter devant une tombe, mettez-le, et rendez-le des deux mains.',
      'Ne vous asseyez jamais sur un cercueil, ne vous y appuyez pas.',
      'Si vous tombez sur une cérémonie, restez au bord jusqu’à ce qu’on vous montre une place. Chacun s’assied selon sa parenté.',
      'Payez le temps aussi bien que les choses. Une tisserande qui explique son motif pendant vingt minutes a cessé de gagner sa vie.',
      'Laissez au dimanche matin son calme. Presque tout le monde est à l’église, et les chants portent loin.',
    ),
    h2('Se déplacer'),
    p(
      'La plupart des pensions sont à Tuktuk. Une route suit la rive : un scooter ou une voiture de location vous mène de Tomok à Simanindo en passant par Ambarita. À Simanindo, l’enclos d’un ancien souverain est un musée depuis 1969, et l’on y danse d’ordinaire le matin. Faites l’aller par le lac. Revenez par le plateau, là où cessent les panneaux touristiques et où l’après-midi appartient aux buffles.',
    ),
    p(
      'Comment l’île est sortie du fond du <a href="/places/lake-toba">lac Toba</a>, nous l’avons raconté <a href="/articles/lake-toba-supervolcano">dans un autre article</a> ; comment y passer <a href="/articles/three-days-at-lake-toba">trois jours</a>, aussi.',
    ),
    pCentered('<i>Mauliate</i> veut dire merci. <i>Horas</i> veut dire : portez-vous bien.'),
  ],
}
