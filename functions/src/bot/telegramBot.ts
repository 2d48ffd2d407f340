import { defaultLanguage, type Language, type Profile } from '@upper-bracket/shared/profile/profile'
import { Bot, type ChatTypeContext, type Context } from 'grammy/web'
import { connectGroup, leaveGroup } from '../announcements/connectGroup.ts'
import { type Press, pressOf } from '../notifications/telegramButtons.ts'
import { documents } from '../platform/firestore/documents.ts'
import { telegramBotName, telegramBotToken } from '../platform/params.ts'
import { providerAddresses } from '../platform/providerAddresses.ts'
import { readinessActions } from '../readiness/readinessActions.ts'
import { connectChat } from '../telegram/connectChat.ts'
import { disconnectChat } from '../telegram/disconnectChat.ts'
import { telegramTexts } from '../telegram/telegramTexts.ts'
import { answerRequest } from './answerRequest.ts'
import { answerTeamRequest } from './answerTeamRequest.ts'
import { checkInByButton } from './checkInByButton.ts'

type PrivateContext = ChatTypeContext<Context, 'private'>

/**
 * Creates the bot. `/start` with a token connects the chat; `/stop` and blocking the bot disconnect it. Buttons answer
 * a readiness check, or a request to commentate or to join a team. Other messages get an explanation. In groups and
 * channels, `/connect` with a code announces a competition. The bot uses the language of the profile if there is one,
 * otherwise that of the person's Telegram. It replies in the webhook's response, so it makes no calls. `profile` is the
 * address of the page on which Telegram is connected.
 */
export function telegramBot({ profile }: { readonly profile: string }): Bot {
  const bot = new Bot(telegramBotToken.value(), {
    botInfo: botInfo(),
    client: {
      apiRoot: providerAddresses().telegram.api,
      canUseWebhookReply: method => method === 'sendMessage' || method === 'answerCallbackQuery',
    },
  })
  const chats = bot.chatType('private')

  chats.command('start', async context => {
    const token = context.match.trim()
    if (token === '') return explain(context)
    const chat = { chatId: context.chat.id, username: context.from.username }
    const connection = await connectChat(token, chat, Date.now())
    if (connection.result === 'expired') {
      const holder = await holderOf(context.chat.id)
      return context.reply(telegramTexts[languageOf(context, holder)].expired(profile))
    }
    const { lang, displayName } = connection.profile
    if (connection.result === 'taken') return context.reply(telegramTexts[lang].taken)
    return context.reply(telegramTexts[lang].connected(displayName))
  })

  chats.command('stop', async context => {
    const holder = await holderOf(context.chat.id)
    await disconnectChat(context.chat.id)
    const texts = telegramTexts[languageOf(context, holder)]
    return context.reply(holder === null ? texts.notConnected(profile) : texts.disconnected)
  })

  chats.on('callback_query:data', async context => {
    const press = pressOf(context.callbackQuery.data)
    const uid = await uidOf(context.chat.id)
    const holder = uid === null ? null : await profileOf(uid)
    const lang = languageOf(context, holder)
    const texts = telegramTexts[lang]
    if (uid === null) return context.answerCallbackQuery(texts.notConnected(profile))
    if (press === null) return context.answerCallbackQuery(texts.unknownButton)
    return context.answerCallbackQuery(await carriedOut(press, { uid, lang }))
  })

  chats.on('message', explain)

  // For a bot, being blocked is reported as being kicked.
  chats.on('my_chat_member', async context => {
    if (context.myChatMember.new_chat_member.status === 'kicked') await disconnectChat(context.chat.id)
  })

  // A deep link that asks for a group sends `/start` there.
  const groups = bot.chatType(['group', 'supergroup', 'channel'])
  groups.command(['connect', 'start'], async context => {
    const { id: chatId, title } = context.chat
    const { result, lang } = await connectGroup(context.match.trim(), { chatId, title }, Date.now())
    // A new connection is confirmed by its first announcement.
    const isHeard = result === 'expired' || (result === 'unknown' && context.msg.text?.startsWith('/connect'))
    if (isHeard) await context.reply(telegramTexts[lang].groupExpired)
  })
  groups.on('my_chat_member', async context => {
    const { status } = context.myChatMember.new_chat_member
    if (status === 'kicked' || status === 'left') await leaveGroup(context.chat.id)
  })
  return bot

  async function explain(context: PrivateContext) {
    const holder = await holderOf(context.chat.id)
    const texts = telegramTexts[languageOf(context, holder)]
    return context.reply(
      holder === null ? texts.explanation(profile) : texts.stillConnected(holder.displayName),
    )
  }
}

/** Carries out a button's action; returns the reply. */
async function carriedOut(
  press: Press,
  { uid, lang }: { readonly uid: string; readonly lang: Language },
): Promise<string> {
  if (press.act === 'here') {
    const { act: _, ...match } = press
    return checkInByButton({ uid, lang, ...match })
  }
  const { act, competitionId, id } = press
  if (act === 'confirm' || act === 'decline') {
    return answerRequest({ uid, lang, competitionId, requestId: id, accept: act === 'confirm' })
  }
  if (act !== 'ready') {
    return answerTeamRequest({ uid, lang, competitionId, teamId: id, accept: act === 'joinTeam' })
  }
  const input = { competitionId, checkId: id }
  const confirmed = await readinessActions.confirmReadiness.handle({
    uid,
    address: null,
    input,
    now: Date.now(),
    signedInAt: 0,
  })
  return confirmed.ok ? telegramTexts[lang].ready : telegramTexts[lang].notReady
}

/** Returns the owner of a chat; null if there is none. */
async function holderOf(chatId: number): Promise<Profile | null> {
  const uid = await uidOf(chatId)
  return uid === null ? null : profileOf(uid)
}

async function uidOf(chatId: number): Promise<string | null> {
  return (await documents.telegramChat(chatId).get()).data()?.uid ?? null
}

async function profileOf(uid: string): Promise<Profile | null> {
  return (await documents.profile(uid).get()).data() ?? null
}

function languageOf({ from }: Pick<Context, 'from'>, holder: Profile | null): Language {
  if (holder !== null) return holder.lang
  const code = from?.language_code
  return code === undefined || code.startsWith('ru') ? defaultLanguage : 'en'
}

/** Returns what grammY would request from Telegram; only the name is used, in commands such as `/stop@name`. */
function botInfo() {
  return {
    id: Number.parseInt(telegramBotToken.value(), 10),
    is_bot: true,
    first_name: 'Upper Bracket',
    username: telegramBotName.value(),
    can_join_groups: true,
    can_read_all_group_messages: false,
    supports_inline_queries: false,
    can_connect_to_business: false,
    has_main_web_app: false,
    has_topics_enabled: false,
    allows_users_to_create_topics: false,
    can_manage_bots: false,
    supports_join_request_queries: false,
  } as const
}
