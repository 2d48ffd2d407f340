import type { CsRank } from '../../ranks/csRanks.ts'
import type { DotaMedal } from '../../ranks/dotaRanks.ts'

/**
 * The names of medals as players write them, official ones in Russian and English included: patterns for a text folded
 * by `foldRank`.
 */
export const medalNames: Readonly<Record<DotaMedal, string>> = {
  herald: 'heralds?|her|херальд|хералд|геральд|рекрут\\p{L}?',
  guardian: 'guard(?:ian)?|гвардиан|гард(?:иан)?|страж\\p{L}?',
  crusader: 'crus(?:ader)?|крус(?:ейдер|адер|ак)?|круз(?:ейдер|ак)?|крестоносец|рыцарь|рыцаря',
  archon: 'archon|arc|арх(?:онт?)?\\p{L}?|герой|героя',
  legend: 'leg(?:end)?|лег(?:енд)?\\p{L}?',
  ancient: 'anc(?:ient)?|эй?нш(?:[еи]+нт)?\\p{L}?|анц(?:и?ент)?|анк|аншент|энчент|властелин\\p{L}?',
  divine: 'div(?:ine)?|дивайн\\p{L}?|дивин|див|божеств\\p{L}',
  immortal: 'imm?o(?:rt(?:al)?)?|имм?ор(?:т(?:ал)?)?\\p{L}?|имм?о|титан\\p{L}?',
}

interface RankFamily {
  readonly names: string
  /** The positions of the first numbered rank, and of the one meant without a number. */
  readonly first: number
  readonly alone: number
  readonly count: number
}

/** CS ranks that are told apart by a number. Without one, the lower middle rank of the family is meant. */
export const csFamilies: readonly RankFamily[] = [
  { names: 'silver|sil|сильв(?:ер|ак)?\\p{L}?|серебр\\p{L}', first: 1, alone: 3, count: 4 },
  {
    names:
      'gold nova|gold|nova|gn|гн|голд нов\\p{L}|голд\\p{L}?|нов[аыу]|золот\\p{L}+ звезд\\p{L}|звезд\\p{L}',
    first: 7,
    alone: 8,
    count: 3,
  },
  {
    names: 'master guardian|mg|мг|магистр хранитель|мастер гвардиан|калаш|ak|ак',
    first: 11,
    alone: 11,
    count: 2,
  },
]

/** The other CS ranks. MG I is drawn as an AK, MG II as one in a wreath, MGE as two crossed ones, DMG as a star. */
export const csNames: Partial<Readonly<Record<CsRank, string>>> = {
  silver_elite: 'silver elite|se|сильвер элит\\p{L}?|серебро элит\\p{L}?',
  silver_elite_master:
    'silver elite master|sem|сем|сильвер элит\\p{L}? мастер|сильвер мастер|серебро великий магистр',
  gold_nova_master: 'gold nova master|nova master|gnm|гнм|(?:голд )?нова мастер|золотая звезда магистр',
  master_guardian2: 'калаш (?:с|в) вен\\p{L}+',
  master_guardian_elite:
    'master guardian elite|mge|мге|мг элит\\p{L}?|калаши|(?:2|два) калаш\\p{L}?|магистр хранитель элита',
  distinguished_master_guardian:
    'distinguished master guardian|dmg|дмг|биг ?стар|big ?star|заслуженный магистр хранитель',
  legendary_eagle: 'legendary eagle|eagle|le|ле|орел|беркут|легендарный беркут',
  legendary_eagle_master:
    'legendary eagle master|eagle master|lem|лем|(?:легендарный )?беркут магистр|орел мастер',
  supreme_master_first_class:
    'supreme(?: master(?: first class)?)?|smfc|смфц|суприм\\p{L}?|супрем\\p{L}?|великий магистр высшего ранга',
  global_elite:
    '(?:the )?global(?: elite)?|ge|ге|глоб(?:ал)?\\p{L}?(?: элит\\p{L}?)?|элит\\p{L}?|elite|всемирная элита',
}

/** What is written where a player has no rank. */
export const noRankNames =
  'нет(?: ранга)?|без ранга|не ?калиброван\\p{L}*|без калибровки|анранк\\p{L}?|не выбран|не откалиброван\\p{L}*|не ранговый|none|no|no rank|unranked|uncalibrated|not chosen|n a'
