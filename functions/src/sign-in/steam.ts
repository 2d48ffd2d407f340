import { accept, refuse } from '@upper-bracket/shared/errors/outcome'
import * as z from 'zod/mini'
import { logs } from '../platform/logs.ts'
import { steamApiKey, steamNicknames } from '../platform/params.ts'
import { providerAddresses } from '../platform/providerAddresses.ts'
import type { Description, Provider } from './provider.ts'
import { steamAnswer } from './steamAnswer.ts'
import { SteamUnreachable, verifyWithSteam } from './verifyWithSteam.ts'

const anyone = 'http://specs.openid.net/auth/2.0/identifier_select'
const timeoutMs = 5000

/** Sign-in with Steam: OpenID 2.0 without associations, the only method that Steam offers. */
export const steam: Provider = {
  async address({ origin, state }) {
    const address = new URL(providerAddresses().steam.openid)
    address.search = new URLSearchParams({
      'openid.ns': 'http://specs.openid.net/auth/2.0',
      'openid.mode': 'checkid_setup',
      'openid.return_to': returnTo(origin, state),
      'openid.realm': origin,
      'openid.identity': anyone,
      'openid.claimed_id': anyone,
    }).toString()
    return address
  },

  async identify(answer, { origin, state, now }) {
    const { openid } = providerAddresses().steam
    const assertion = steamAnswer(answer, { openid, returnTo: returnTo(origin, state), now })
    if (!assertion.ok) return assertion
    const { steamID, nonce, fields } = assertion.value
    try {
      if (!(await verifyWithSteam(fields, openid))) return refuse('sign-in-failed')
    } catch (error) {
      if (!(error instanceof SteamUnreachable)) throw error
      logs.providerTrouble('steam', error)
      return refuse('try-again')
    }
    return accept({ id: steamID, nonce, describe: () => summary(steamID) })
  },
}

function returnTo(origin: string, state: string): string {
  return `${origin}/auth/steam/return?state=${state}`
}

const summaries = z.object({
  response: z.object({
    players: z.array(
      z.object({
        steamid: z.string(),
        personaname: z.string(),
        profileurl: z.string(),
      }),
    ),
  }),
})

const nothing: Description = { nickname: null, profileURL: null }

async function summary(steamID: string): Promise<Description> {
  if (!steamNicknames.value()) return nothing
  const address = new URL(providerAddresses().steam.playerSummaries)
  address.search = new URLSearchParams({ key: steamApiKey.value(), steamids: steamID }).toString()
  try {
    const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    const { players } = summaries.parse(await response.json()).response
    const player = players.find(({ steamid }) => steamid === steamID)
    if (player === undefined) return nothing
    return { nickname: player.personaname, profileURL: player.profileurl }
  } catch (error) {
    logs.providerTrouble('steam', error)
    return nothing
  }
}
