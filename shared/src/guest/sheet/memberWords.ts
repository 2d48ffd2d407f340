const words = {
  captain: 'captain|cap|капитан|кэп|кап|к|c',
  player: 'player|игрок|member|участник|основа|основной|main',
  substitute: 'sub|substitute|reserve|замена|запас|запасной',
  staff: 'coach|тренер|manager|менеджер',
  yes: 'да|yes|y|true|\\+|1|x|х|✓|✔|✅|v',
  no: 'нет|no|n|false|-|0',
  unsure: 'не уверен\\p{L}?|возможно|maybe|not sure',
} as const

/** Matches cells that consist of one of the words with which sheets mark the members of teams. */
export function memberWord(...kinds: readonly (keyof typeof words)[]): RegExp {
  return new RegExp(`^(?:${kinds.map(kind => words[kind]).join('|')})$`, 'iu')
}
