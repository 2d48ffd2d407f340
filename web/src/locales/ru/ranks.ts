import type { CsRank } from '@upper-bracket/shared/ranks/csRanks'
import type { DotaMedal } from '@upper-bracket/shared/ranks/dotaRanks'

/** The names of ranks in the games, and the texts for choosing one. */
export const ranks = {
  none: 'Ранг не указан',
  choose: 'Выбрать ранг',
  change: 'Изменить ранг',
  remove: 'Убрать ранг',

  herald: 'Рекрут',
  guardian: 'Страж',
  crusader: 'Рыцарь',
  archon: 'Герой',
  legend: 'Легенда',
  ancient: 'Властелин',
  divine: 'Божество',
  immortal: 'Титан',
  silver1: 'Серебро I',
  silver2: 'Серебро II',
  silver3: 'Серебро III',
  silver4: 'Серебро IV',
  silver_elite: 'Серебро — элита',
  silver_elite_master: 'Серебро — великий магистр',
  gold_nova1: 'Золотая звезда I',
  gold_nova2: 'Золотая звезда II',
  gold_nova3: 'Золотая звезда III',
  gold_nova_master: 'Золотая звезда — магистр',
  master_guardian1: 'Магистр-хранитель I',
  master_guardian2: 'Магистр-хранитель II',
  master_guardian_elite: 'Магистр-хранитель — элита',
  distinguished_master_guardian: 'Заслуженный магистр-хранитель',
  legendary_eagle: 'Легендарный беркут',
  legendary_eagle_master: 'Легендарный беркут — магистр',
  supreme_master_first_class: 'Великий магистр высшего ранга',
  global_elite: 'Всемирная элита',
} as const satisfies Record<DotaMedal | CsRank | 'none' | 'choose' | 'change' | 'remove', string>
