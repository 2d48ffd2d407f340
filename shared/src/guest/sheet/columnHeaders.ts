import type { ColumnRole } from './columnRole.ts'

/** What a header says. */
export interface HeaderMeaning {
  /** The roles that its words can mean, the likeliest first. */
  readonly roles: readonly ColumnRole[]
  /** How well it names a player: a nickname is a better name than an account or the name of a person. */
  readonly rating: number
  readonly number: number | null
  readonly isOfCaptain: boolean
  /** Whether it consists of nothing else. */
  readonly isWhole: boolean
  /** Whether it speaks of several players. */
  readonly isRoster: boolean
  /** Whether it asks for a decision, to which 'yes' says nothing about captains and substitutes. */
  readonly isQuestion: boolean
  /** Whether it is a question of any kind, whose answer may be a wish. */
  readonly isAsked: boolean
  /** Whether it speaks of somebody else, of a wish, or of what a team has besides its name: no role fits. */
  readonly isOfAnother: boolean
  /** Whether it speaks of another time than today ('Peak MMR', 'Previous team'). */
  readonly isOfAnotherTime: boolean
}

const words = {
  email: 'e ?mail|mail|емейл|имейл|почт',
  discord: 'discord|дискорд|дс(?!\\p{L})|ds(?!\\p{L})',
  telegram: 'telegram|телеграм|телега|тг(?!\\p{L})|tg(?!\\p{L})',
  steam: 'steam|стим|dotabuff|дотабафф|opendota|stratz|friend (?:id|code)',
  captain: 'captain|капитан|кэп|кап(?!\\p{L})|capt?(?!\\p{L})|team leader|лидер',
  substitute: 'subs?(?!\\p{L})|substitut|stand ?in|reserve|запас|замен|резерв',
  rank: 'rank|mmr|rating|elo(?!\\p{L})|medal|premier|faceit|ранг|ранк|ммр|птс|рейтинг|медал|звани|эло(?!\\p{L})|премьер|фейсит',
  team: 'team|squad|clan|команд|тима(?!\\p{L})|клан|название',
  player:
    'p ?\\d|nick|gamer ?tag|in ?game|ign(?!\\p{L})|ник(?!\\p{L})|никнейм|ники(?!\\p{L})|ника(?!\\p{L})|игров\\p{L}+ имя|player|игрок|участник|participant|persona|user|username|login|логин|аккаунт|handle|name|имя|имена|member|тиммейт|teammate',
} as const satisfies Partial<Record<ColumnRole, string>>

const inOrder = Object.keys(words) as (keyof typeof words)[]
const patterns = Object.fromEntries(
  inOrder.map(role => [role, new RegExp(`(?<![\\p{L}\\p{N}])(?:${words[role]})`, 'u')]),
) as Record<keyof typeof words, RegExp>
/** How a word of a header ends: a longer rest makes it another word ('Clanless', 'Nickolas'). */
const ending = '(?:e?s|ing|names?|\\p{sc=Cyrl}{0,4})'
const wholes = Object.fromEntries(
  inOrder.map(role => [
    role,
    new RegExp(
      `^(?:(?:your|ваш\\p{L}*|team|player|игрока?) )?(?:${words[role]})${ending}(?: (?:name|tag|команды|игрока?))?(?: \\d{1,2})?$`,
      'u',
    ),
  ]),
) as Record<keyof typeof words, RegExp>

/** Headers of what is not stored, although some of their words could mean something else. */
const unstored = new RegExp(
  `^(?:${[
    'timestamp|отметка времени|дата.*|date.*|время.*|time.*|created.*|submitted.*|submission.*|start time|completion time',
    'checked in.*|check ?in.*|seed|seeding|посев|сид|final rank|rank final|place|placement|место|no|n|номер|id|\\p{L}+ id|user id|team id|ip',
    'phone.*|телефон.*|возраст.*|age|город.*|city|countr.*|стран.*|flag|флаг|logo|лого.*|tag|тег|team tag|тег команды|prefix|short gamer ?tag',
    'first name|last name|real name|full name|фио|ф и о|фамилия.*|имя и фамилия|имя фамилия|настоящее имя|реальное имя|ваше имя|как вас зовут',
    'role|roles|role in (?:the )?game|роль|роли|роль в игре|позиция|позиции|поз|pos|position|positions|комментари\\p{L}|comments?|notes?|misc|примечани\\p{L}|пожелания|custom user identifier|status|статус',
    'vk|вк|вконтакте|twitch|твич|hours|часы|часов.*',
  ].join('|')})$`,
  'u',
)
const summary = /(?<!\p{L})(?:средн|average|avg|total|сумм|общий)/u
const question =
  /(?<!\p{L})(?:готов|соглас|agree|rules|правил|можете|смож|есть ли|do you|can you|will you|are you|have you|how did|откуда|хотите|удобн|prefer)/u
const another = new RegExp(
  `(?<!\\p{L})(?:${[
    '(?<!(?:add|as|as a|to) )friends?(?!\\p{L}| id| code| list)|buddy|parents?(?!\\p{L})|mother|father|guardian (?:s|e ?mail)(?!\\p{L})|partner|coach|manager|sponsor',
    '(?:who|has|have) invited|invited by|referr|recommended|emergency|with whom|with who|(?:like|want) to (?:have|join|play with)|(?:would|could) you play with|favou?rite|idol|desired|wanted|dream(?!\\p{L})',
    'друг(?:а|у|ом|е)?(?!\\p{L})|(?<!в )друз|подруг|родител|опекун|напарник|партнер|тренер|менеджер|спонсор|пригласил|пригласивш|посоветова|кумир|любим|желаем|мечты',
    'с кем|кого .*(?:хо[тч]|вид)|хот\\p{L}+ (?:бы )?(?:видеть|попасть|быть в команд)|боле(?:ете|ешь)',
    'team (?:region|size|colou?r|country|city|page|link|url|site|motto|slogan)|(?:регион|город|страна|цвет|девиз|размер|сайт) команды',
  ].join('|')})`,
  'u',
)
/** What is asked of a teammate besides a name. */
const mate =
  /^(?=.*(?:mail|почт|discord|дискорд|telegram|телег|steam|стим|rank|mmr|ранг|ммр)).*(?:teammate|team mate|тиммейт\p{L}?(?!\p{L}))/u
const earlier =
  /(?<!\p{L})(?:previous|former|old|ex|past|last (?:season|year|split|team|clan|cup|tournament)|прошл\p{L}+|прежн\p{L}+|предыдущ\p{L}+|бывш\p{L}+|стар(?:ый|ая|ое|ого)|последн\p{L}+ (?:команда|клан|сезона?))(?!\p{L})/u
/** Of a rank, the best one is no longer that of today. */
const record =
  /(?<!\p{L})(?:peak|max(?:imum)?|highest|best|ever|all time|career|пик(?:ов\p{L}+)?|макс(?:имальн\p{L}+)?|наивысш\p{L}+|высш\p{L}+|лучш\p{L}+)(?!\p{L})/u
const roster =
  /(?<!\p{L})(?:состав|roster|line ?up|members|teammates|тиммейты|игроки|players|участники|ники (?:игроков|участников))(?!\p{L})/u
const games =
  /(?<!\p{L})(?:dota ?2?|дот[аеуы] ?2?|cs ?(?:2|go)|counter strike ?(?:2|go)?|кс ?(?:2|го)?)(?![\p{L}\d])/gu
const ratings: readonly (readonly [number, RegExp])[] = [
  [4, /(?<!\p{L})(?:nick|gamer ?tag|in ?game|ign(?!\p{L})|ник|игров\p{L}+ имя)/u],
  [3, /(?<!\p{L})(?:player|игрок|участник|participant)/u],
  [2, /(?<!\p{L})(?:user|login|логин|аккаунт|handle|persona)/u],
]

/** Reads a header in English or Russian, which may be a long question; null if none of its words is known. */
export function headerMeaning(header: string): HeaderMeaning | null {
  const folded = foldedHeader(header)
  const numbers = [...folded.matchAll(/(?<!\d)\d{1,2}(?!\d)/g)].map(([digits]) => Number(digits))
  const number = numbers.find(each => each > 0 && each <= 10) ?? null
  const isOfCaptain = patterns.captain.test(folded)
  const about = {
    number,
    isOfCaptain,
    isRoster: roster.test(folded),
    rating: ratingOf(folded),
    isQuestion: question.test(folded),
    isAsked: header.includes('?') || question.test(folded),
    isOfAnother: another.test(folded) || (number === null && mate.test(folded)),
    isOfAnotherTime: earlier.test(folded) || (patterns.rank.test(folded) && record.test(folded)),
  }
  if (/^[№#]$/.test(header.trim()) || unstored.test(folded) || summary.test(folded))
    return { ...about, roles: ['ignored'], isWhole: true }
  const named = inOrder.filter(role => patterns[role].test(folded))
  if (about.isQuestion && named.length === 0) return { ...about, roles: ['ignored'], isWhole: false }
  if (named.length === 0) return about.isRoster ? { ...about, roles: ['player'], isWhole: false } : null
  const roles = about.isRoster ? rosterFirst(named) : named
  return {
    ...about,
    roles,
    isWhole: roles.some(role => role !== 'ignored' && wholes[role as keyof typeof words].test(folded)),
  }
}

/** 'The players of the team' are players. */
function rosterFirst(named: readonly ColumnRole[]): readonly ColumnRole[] {
  return ['player', ...named.filter(role => role !== 'player')]
}

function ratingOf(folded: string): number {
  return ratings.find(([, pattern]) => pattern.test(folded))?.[0] ?? 1
}

/** Folds a header: case, punctuation, the names of the games, and words that are written as one ('teamName'). */
export function foldedHeader(header: string): string {
  return header
    .normalize('NFKC')
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(games, ' ')
    .replace(/ +/g, ' ')
    .trim()
}
