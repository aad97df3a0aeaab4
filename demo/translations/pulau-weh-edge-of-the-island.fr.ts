import { figure, h2, h3, ol, p, quote, ul } from '../blocks'
import type { DemoTranslation } from '../translation'

export const translation: DemoTranslation = {
  slug: 'pulau-weh-edge-of-the-island',
  language: 'fr',
  title: 'Pulau Weh : là où commence la carte de l’Indonésie',
  excerpt:
    'Un volcan au large de la pointe de Sumatra : un monument au kilomètre zéro, un versant qui fume, des bulles au fond de la mer, et le souvenir d’un matin de décembre.',
  caption: 'La baie à l’ouest de Sabang. Une frégate l’a pour elle seule.',
  body: [
    p(
      'Tout pays doit commencer à compter quelque part. L’Indonésie le fait sur un promontoire boisé de Pulau Weh, une île d’environ 150 kilomètres carrés au large de la pointe nord de Sumatra. Le bateau rapide de Banda Aceh met à peu près 45 minutes, le ferry jusqu’à deux heures. La plupart des gens viennent pour la plongée. Moins nombreux sont ceux qui remarquent que l’île d’où ils plongent est elle-même un volcan, et qu’il n’est pas tout à fait froid.',
    ),
    h2('Le kilomètre zéro'),
    p(
      'La route qui part vers l’ouest de Sabang, l’unique ville, serpente sur près de 30 kilomètres dans la forêt, passe devant des bandes de macaques et s’achève à un haut monument au-dessus de la mer. Inauguré en septembre 1997, il a depuis été reconstruit et agrandi. Une plaque donne la position, un peu moins de six degrés nord, et une hauteur de 43,6 mètres. Les sites de voyage y voient la hauteur du monument. C’est l’altitude.',
    ),
    quote(
      'Dari Sabang sampai Merauke, berjajar pulau-pulau.',
      'De Sabang à Merauke, des îles alignées : le début d’une chanson que tout enfant indonésien apprend à l’école',
    ),
    p(
      'À strictement parler, c’est un symbole. L’île inhabitée de Rondo est plus au nord, et d’autres bouts de rocher plus à l’ouest. Mais un symbole a besoin d’un parking, et celui-ci donne sur de l’eau, rien que de l’eau. Allez-y en fin d’après-midi, et gardez vos provisions hors de la vue des macaques.',
    ),
    figure(
      'ring-of-places',
      'Weh est le point tout en haut. Tous les autres lieux de ce magazine sont plus au sud. Autour de l’île : l’océan Indien, le détroit de Malacca, la mer de Chine méridionale et la mer de Java.',
    ),
    h2('Un volcan qui respire'),
    p(
      'Weh est ce qui reste d’un volcan dont une partie s’est effondrée il y a longtemps et que la mer a envahie. On ne connaît aucune éruption à l’époque historique. La chaleur, elle, est toujours là.',
    ),
    h3('Jaboi'),
    p(
      'À une quinzaine de kilomètres de Sabang, au-dessus du village de Jaboi, les arbres se dénudent et le sol blanchit. Un sentier mène à quelques petits cratères où la vapeur et le soufre sortent du versant et où l’eau bout entre les pierres. La marche est courte et l’on a vite fait de la prendre à la légère. Restez sur le sentier, du côté d’où vient le vent, surveillez les enfants de près, et faites demi-tour si les fumées vous prennent à la gorge.',
    ),
    p(
      'L’eau chaude de la même source est conduite dans des bassins à Jaboi et à Keuneukai, le village voisin. Les familles arrivent vers le soir. Baignez-vous comme elles, en tee-shirt et en short long, ou en sarong.',
    ),
    h3('La même chose, sous l’eau'),
    p(
      'À Pria Laot, dans la large baie à l’ouest de la ville, des chapelets de bulles montent de fissures dans le sable, à une dizaine de mètres de fond. Les géologues qui ont exploré les eaux au nord de l’île ont compté au moins 33 endroits où du gaz s’échappe du fond. Sur terre ou dessous, c’est <mark class="cdx-marker">un seul volcan et deux jeux de cheminées</mark>.',
    ),
    h2('Le récif et ses règles'),
    p(
      'Autour d’Iboih et de l’îlot de Rubiah, on nage depuis la plage, masque et tuba, au-dessus du corail et de nuées de poissons. Le mérite en revient pour une part à une vieille institution. À Aceh, chaque portion de côte a son <i>Panglima Laot</i>, un « commandant de la mer » que les pêcheurs choisissent pour régler les querelles et décider qui peut pêcher où, comment et quand. Des chercheurs qui ont comparé des sites de Weh ont trouvé de deux à huit fois plus de poissons de récif et de corail vivant là où les filets étaient interdits. La coutume devait maintenir la paix entre voisins ; le récif sauvé est venu par surcroît.',
    ),
    h2('Le matin du 26 décembre'),
    p(
      'Le dimanche 26 décembre 2004, peu avant huit heures, un séisme de magnitude 9,1 rompit le fond de la mer à l’ouest de Sumatra. Le tsunami qui suivit fit des morts dans plus d’une douzaine de pays. Nulle part il ne frappa plus fort qu’à Aceh, où environ 170 000 personnes disparurent. À Banda Aceh, de l’autre côté du détroit, l’eau pénétra de plusieurs kilomètres dans les terres.',
    ),
    p(
      'L’île eut plus de chance. À Iboih, on vit le chenal de Rubiah se vider jusqu’au sable nu et se remplir, plusieurs fois de suite. À Gapang, presque toutes les constructions en bois du bord de plage furent emportées. Par rapport à la grande île, il y eut peu de morts. Ceux qui vivent ici vous en parleront ou ne vous en parleront pas ; laissez-les choisir.',
    ),
    p(
      'La reconstruction a pris des années. La paix est venue plus tôt : en août 2005, le gouvernement et le Mouvement pour un Aceh libre signèrent à Helsinki un accord qui mit fin à près de trente ans de guerre.',
    ),
    p(
      'Les pêcheurs se sont donné leur propre loi. À la fin de 2005, les Panglima Laot sont convenus qu’à Aceh aucun bateau ne sort le 26 décembre. L’équipage qui enfreint la règle perd sa prise, et son bateau reste à quai de trois à sept jours.',
    ),
    h2('Deux bonnes journées à Weh'),
    ol(
      [
        'En chemin, accordez une demi-journée à Banda Aceh.',
        [
          'Le musée du Tsunami, où l’on entre par un couloir sombre entre deux murs d’eau ruisselante',
          'PLTD Apung, une centrale électrique flottante de quelque 2 600 tonnes que la mer a laissée dans un quartier, à des kilomètres de la côte',
        ],
      ],
      [
        'Premier matin : masque et tuba à Iboih ou à Rubiah.',
        ['Flottez, ne vous mettez pas debout ; une palme casse en une seconde ce qui a mis dix ans à pousser'],
      ],
      'Premier après-midi : le kilomètre zéro.',
      [
        'Deuxième matin : les fumerolles de Jaboi avant la chaleur, puis les bassins.',
        ['Prenez des chaussures fermées, de l’eau, et des vêtements qui ont le droit de sentir le soufre'],
      ],
      'Deuxième après-midi : Rubiah à pied, avec les ruines de la station de quarantaine où, à partir de 1920 environ, devaient attendre les pèlerins en route pour La Mecque ou sur le retour.',
    ),
    h2('En invité à Aceh'),
    ul(
      [
        'La tenue',
        [
          'Épaules et genoux couverts en ville et dans les villages, pour les femmes comme pour les hommes',
          'Le maillot de bain sur la plage, et une chemise par-dessus dès que l’on quitte le sable',
        ],
      ],
      [
        'Le vendredi',
        [
          'Bateaux, boutiques et cafés s’arrêtent autour de la prière de midi ; prévoyez votre traversée en conséquence',
        ],
      ],
      ['La boisson', ['La loi islamique d’Aceh interdit l’alcool, et le café est excellent']],
      ['La mémoire', ['Demandez avant de photographier fosses communes et mémoriaux, et ne posez pas devant']],
    ),
    p(
      'Sur le bateau du retour, asseyez-vous à la poupe. L’île s’éloigne lentement derrière vous, verte jusqu’à la ligne d’eau, avec au-dessus de Jaboi une tache qui pourrait être un nuage.',
    ),
    p(
      'De l’autre côté du détroit commence <a href="/articles/sianok-canyon-great-sumatran-fault">une longue faille</a>, qui traverse toute Sumatra. Si vous la suivez jusqu’au <a href="/places/lake-toba">lac Toba</a>, un autre volcan fume en chemin : <a href="/articles/mount-sibayak-sunrise">le Sibayak</a>.',
    ),
  ],
}
