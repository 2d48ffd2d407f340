/** The words that name a column of a table, or precede a value ('Ник: Волк'). `other` values are not read. */
export const fieldWords = {
  name: 'name|player|nick|nickname|login|имя|игрок|ник|никнейм|участник|логин',
  rank: 'rank|medal|mmr|rating|elo|premier|faceit|ранг|ранк|медаль|звание|ммр|рейтинг|птс|эло|премьер|фейсит',
  team: 'team|team name|команда|название команды|тима',
  other:
    'role|roles|pos|position|роль|роли|позиция|поз|discord|дискорд|дс|telegram|телеграм|тг|tg|steam|стим|контакт|возраст|age|город|n|no|id',
} as const

export type Field = keyof typeof fieldWords

/** A role in the game, which is left out: 'pos 4', 'мид', '4/5', 'капитан'. */
export const roleWords =
  'carry|керри|кери|core|кор|mid(?:er|lane)?|мид(?:ер|лейн)?|off ?lane?r?|оффлейн(?:ер)?|офлейн(?:ер)?|хардлайн(?:ер)?|safe ?lane|soft ?sup(?:port)?|hard ?sup(?:port)?|full ?sup(?:port)?|sup(?:port)?|сапп?орт|сапп?|семи ?сапп?орт|фулл? ?сапп?(?:орт)?|роумер|roamer|flex|флекс|any|любая|любая роль|awp(?:er)?|авп(?:ер)?|авапер|снайпер|rifler?|рифлер|lurk(?:er)?|люркер|entry|энтри|igl|игл|капитан|капт|кэп|кап|captain|capt?|[кcс]|к-?н|замена|запас|sub|standin|stand-in|(?:pos(?:ition)?|поз(?:иция|а)?)\\.? ?[1-5](?: ?[/,-] ?[1-5])*|[1-5] ?(?:pos(?:ition)?|поз(?:иция|а)?)|[1-5](?: ?/ ?[1-5])+'

/** Words with which the author of a message says to take part: the player is the author. */
export const selfWords =
  "я|\\+|плюс|буду|я буду|играю|я играю|участвую|го|иду|я в деле|в деле|тоже|и я|меня|запиши(?:те)?(?: меня)?|можно меня|in|me|me too|i'?m in|im in|count me in|i play|i'?ll play|sign me up|add me|joining|here"

/** The words of a line that introduces a list. */
export const captionWords =
  'список|сбор|набор|кубок|лига|турнира|чемпионат|tournament|league|championship|игроки|игроков|участники|участников|состав|составы|регистрация|записались|записавшиеся|запись|заявки|заявились|турнир|кто|играет|играют|итого|всего|основа|замены|запасные|list|players|roster|signups?|signed|up|participants|registration|registered|lineup|playing|subs|substitutes|of|for|на|в|и|the|and'

/** Words of remarks in brackets, if nothing else shows that they are no name. */
export const asideWords =
  'если|может|возможно|наверн\\p{L}+|опозда\\p{L}+|вопрос\\p{L}*|успею|буду|бронь|резерв|maybe|perhaps|probably|late|if|tbd|tentative|reserve|might'
