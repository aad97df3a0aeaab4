import { checklist, figure, h2, h3, ol, p, table } from '../blocks'
import type { DemoTranslation } from '../translation'

export const translation: DemoTranslation = {
  slug: 'merangin-fossil-forest',
  language: 'fr',
  title: 'En raft dans une forêt vieille de 296 millions d’années',
  excerpt:
    'Sur une rivière rapide de Jambi, les cendres d’un volcan disparu ont gardé les racines, les troncs et les feuilles d’une forêt plus ancienne que tous les dinosaures. Le mieux est d’y entrer par l’eau.',
  caption: 'Sur le Batang Merangin, entre des berges de cendres et de limon.',
  body: [
    p(
      'Le Batang Merangin descend, brun et bruyant, des collines de l’ouest de Jambi. Entre deux rapides, le raft glisse dans une eau calme, le guide pointe sa pagaie vers la falaise, et ce qui semblait une tache dans la roche se révèle être un arbre. Il n’a pas fait une feuille depuis 296 millions d’années. Les premiers dinosaures étaient encore à plus de cinquante millions d’années de là ; les fleurs, les herbes et les oiseaux, plus loin encore.',
    ),
    p(
      'Ce tronçon de rivière, près du village d’Air Batu, est le cœur du <b>géoparc mondial UNESCO Merangin Jambi</b>, approuvé en mai 2023 en même temps que dix-sept autres. Ses fossiles ont leur nom à eux dans les manuels : la <i>flore de Jambi</i>.',
    ),
    h2('Une forêt au pied d’un volcan'),
    p(
      'Les roches qui bordent la rivière appartiennent à la formation de Mengkarang. Huit fois, elles répètent le même motif : des cendres volcaniques grossières à la base, des couches plus minces et plus fines au-dessus et, tout en haut, des cendres que les rivières ont reprises puis redéposées. La datation isotopique donne 296,77 millions d’années aux lits de cendres de la base et 296,14 à d’autres, au sommet. L’ensemble s’est donc formé en quelque 630 000 ans, au début du Permien.',
    ),
    figure(
      'merangin-strata',
      'Des cendres, de la boue de rivière, des cendres encore : les couches à plantes du Merangin, simplifiées. De haut en bas : un conglomérat (graviers d’une ancienne rivière), un grès (lit de rivière sableux), des cendres volcaniques devenues tuf, qui ont enseveli la forêt sur place (avec un tronc fossile resté debout), un schiste argileux (boue de rivière avec des feuilles) et une couche marine à coquilles de brachiopodes.',
    ),
    p(
      'Les paléobotanistes qui ont étudié trois endroits de la rivière en ont conclu que les arbres poussaient au bas des pentes d’un volcan actif. Des coulées brûlantes de cendres et de gaz couchaient la forêt, encore et encore. Puis les cendres meubles, entraînées par la pluie, ensevelissaient racines, souches et litière si vite qu’elles n’avaient pas le temps de pourrir, et la silice des cendres changeait le bois en pierre. <mark class="cdx-marker">Un volcan a détruit cette forêt, et c’est le même volcan qui l’a gardée.</mark>',
    ),
    h3('Qui poussait ici'),
    table(
      ['Plante', 'Ce que c’était', 'Quelque chose de semblable aujourd’hui ?'],
      [
        '<i>Agathoxylon</i> (sur les vieilles étiquettes, <i>Araucarioxylon</i>)',
        'Le bois d’arbres anciens proches des conifères',
        'Ce bois rappelle celui de l’araucaria',
      ],
      ['<i>Cordaites</i>', 'Des arbres aux longues feuilles en ruban', 'Rien ; un cousin éteint des conifères'],
      ['Fougères à graines', 'Des frondes de fougère qui portaient des graines', 'Rien ; tout le groupe s’est éteint'],
      ['Fougères', 'Des frondes du type <i>Pecopteris</i>', 'Oui, y compris des fougères arborescentes des tropiques'],
      ['<i>Calamites</i>', 'Des prêles articulées, grandes comme des arbres', 'Des prêles à hauteur de genou'],
      ['Lycopodes', 'Des plantes à spores, dont certaines étaient des arbres', 'De petits lycopodes du sous-bois'],
    ),
    p(
      'Au cours de ces 630 000 ans, le mélange a changé. En bas, les <i>Cordaites</i>, les fougères ou les lycopodes donnent le ton ; plus haut, les fougères à graines prennent le dessus. Comme la mer montait et baissait dans le même temps, les auteurs de <a href="https://scholarworks.boisestate.edu/geo_facpubs/440/">l’étude</a> y voient l’effet d’un climat changeant.',
    ),
    h2('Les mauvaises plantes au bon endroit'),
    p(
      'Les premiers spécimens sont apparus lors d’un levé géologique dirigé par August Tobler au début du vingtième siècle. Sumatra se trouve à mi-chemin de l’Inde et de l’Australie, et chez l’une comme chez l’autre les roches du Permien sont pleines de <i>Glossopteris</i>, la feuille en langue des continents froids du Sud. On s’attendait à la trouver aussi à Jambi. Il n’en fut rien : les plantes ressemblaient plutôt à celles d’Europe. En 1925, Oene Posthumus remonta la rivière pour en récolter d’autres et, avec les trouvailles ultérieures, plus de 2 000 spécimens ont aujourd’hui leur place dans la séquence, couche par couche.',
    ),
    p(
      'La clé de l’énigme, c’est que Sumatra n’était pas tout entière au même endroit. La bande occidentale, que les géologues appellent le bloc de Sumatra occidental, se trouvait sans doute sous de basses latitudes, au chaud, et partageait beaucoup de ses plantes avec ce qui est aujourd’hui la Chine. Les coquilles trouvées entre les couches à plantes le confirment : des brachiopodes et de minuscules fusulines, amateurs de mers chaudes et peu profondes. Quand votre guide vous montre des animaux marins à quelques pas de troncs d’arbres, c’est une côte que vous regardez.',
    ),
    h2('Une journée sur la rivière'),
    ol(
      [
        'Gagner Air Batu',
        [
          'Bangko, la ville la plus proche, est à quatre ou cinq heures de route de la ville de Jambi.',
          'Air Batu est à environ 30 km de plus, sans transports publics réguliers.',
        ],
      ],
      [
        'S’inscrire auprès des guides du village',
        [
          'Rafts, casques et gilets de sauvetage viennent avec l’équipage.',
          'Demandez le niveau de l’eau. S’ils remettent la sortie, réjouissez-vous.',
        ],
      ],
      'Descendre environ 13 km en à peu près trois heures. Une vingtaine de rapides portent un nom ; Amin, Lade et Milan comptent parmi les plus rudes.',
      'S’arrêter où l’équipage s’arrête : empreintes de feuilles, coquilles, troncs de pierre, et une cascade qui glisse sur une pente de granit.',
      'Finir en aval, du côté de Bangko, trempé, et rentrer en voiture.',
    ),
    p(
      'Ceux qui préfèrent garder les pieds au sec peuvent marcher. Le sentier qui mène aux principaux sites fossiles, à travers jardins et forêt, demande environ trois heures aller-retour, avec un guide.',
    ),
    h2('Avant de descendre du raft'),
    p('La rivière use ces fossiles, et nous aussi. Aucun ne se remplace.'),
    checklist(
      ['Regarder, photographier, ne rien mettre dans sa poche', true],
      ['Ni marteau, ni craie, ni grattage pour faire ressortir une empreinte', true],
      ['Se tenir sur la roche nue, pas sur le tronc', true],
      ['Téléphone et appareil dans un sac étanche ; des chaussures qui tiennent quand on nage', false],
      ['Payer directement le guide du village et la chambre chez l’habitant', false],
      ['Remporter jusqu’au dernier emballage à Bangko', false],
    ),
    p(
      'Une première candidature à l’UNESCO a échoué en 2014 ; la seconde a attendu 2023. Consultez les <a href="https://geopark.meranginkab.go.id/en/">pages du géoparc</a> avant de partir, et comptez deux nuits : un jour pour la rivière, et un pour les collines d’où elle vient.',
    ),
    p(
      'Depuis Bangko, la route monte jusqu’au <a href="/places/mount-kerinci">mont Kerinci</a>. Deux autres géoparcs attendent leurs lecteurs dans ce magazine : <a href="/articles/lake-toba-supervolcano">le lac Toba</a> et <a href="/articles/belitong-granite-and-tin">Belitong</a>.',
    ),
  ],
}
