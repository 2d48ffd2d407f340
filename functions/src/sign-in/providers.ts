import type { IdentityProvider } from '@upper-bracket/shared/account/account'
import { discord } from './discord.ts'
import type { Provider } from './provider.ts'
import { steam } from './steam.ts'

export const providers: Readonly<Record<IdentityProvider, Provider>> = { discord, steam }
