import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { type ContactService, contactUrl, readContact } from '@upper-bracket/shared/player/contact'
import type { Contacts } from '@upper-bracket/shared/player/contacts'
import { isSteamProfile } from '@upper-bracket/shared/profile/steamProfile'
import { safeAddress } from '@upper-bracket/shared/text/safeAddress'
import { useTranslation } from 'react-i18next'
import { OutsideLink } from '#ui/text/OutsideLink.tsx'
import { Fact } from './Fact.tsx'

/** How a person can be reached, and what the person said when joining. */
export function ContactFacts({ contacts }: { readonly contacts: Partial<Contacts> | null }) {
  return (
    <>
      <Reachable contacts={shownContacts(contacts)} />
      <Statement contacts={contacts} />
    </>
  )
}

function Reachable({ contacts: { realName, telegram, discord, email, steam } }: { contacts: ShownContacts }) {
  const { t } = useTranslation('player')
  const address = (contact: ShownContact) => {
    const name = contact.name ?? t('discordProfile')
    return contact.href === null ? name : <OutsideLink href={contact.href}>{name}</OutsideLink>
  }
  if (realName === '' && email === '' && telegram === null && discord === null && steam === null) {
    return <Typography color="textSecondary">{t('noContacts')}</Typography>
  }
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      {realName !== '' && <Fact label={t('realName')}>{realName}</Fact>}
      {telegram !== null && <Fact label="Telegram">{address(telegram)}</Fact>}
      {discord !== null && <Fact label="Discord">{address(discord)}</Fact>}
      {email !== '' && (
        <Fact label={t('email')}>
          <Link href={`mailto:${email}`}>{email}</Link>
        </Fact>
      )}
      {steam !== null && <Fact label="Steam">{address(steam)}</Fact>}
    </Box>
  )
}

/** What the player said when joining, under the questions as they were asked. */
function Statement({ contacts }: { readonly contacts: Partial<Contacts> | null }) {
  const { t } = useTranslation('player')
  const { answers = [], statedAge } = contacts ?? {}
  if (answers.length === 0 && statedAge === undefined) return null
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1.5 }}>
      {answers.map(({ question, answer }) => (
        <Fact key={question} label={question}>
          {answer}
        </Fact>
      ))}
      {statedAge !== undefined && (
        <Fact label={t('statedAge')}>{t('statedAgeFrom', { age: statedAge })}</Fact>
      )}
    </Box>
  )
}

interface ShownContacts {
  readonly realName: string
  readonly telegram: ShownContact | null
  readonly discord: ShownContact | null
  readonly email: string
  readonly steam: ShownContact | null
}

interface ShownContact {
  /** Null for a Discord account that is known by its id only. */
  readonly name: string | null
  /** Null if the contact has no address. */
  readonly href: string | null
}

/** Returns the contacts of a profile, or those that an organizer has entered for a guest. */
function shownContacts(contacts: Partial<Contacts> | null): ShownContacts {
  const { realName = '', messagingURL = '', discordID = null, entered = {} } = contacts ?? {}
  const { telegram = '', discord = '', email = '', steam = '' } = entered
  return {
    realName,
    telegram: /^https:/.test(messagingURL) ? telegramAt(messagingURL) : contactNamed('telegram', telegram),
    discord: discordID === null ? contactNamed('discord', discord) : contactNamed('discord', discordID),
    email,
    steam:
      steam === ''
        ? null
        : { name: steam.replace('https://', ''), href: isSteamProfile(steam) ? steam : null },
  }
}

function telegramAt(address: string): ShownContact | null {
  const href = safeAddress(address)
  return href === null ? null : { href, name: href.replace(/^https:\/\/t\.me\//, '@').replace(/\/$/, '') }
}

function contactNamed(service: ContactService, text: string): ShownContact | null {
  if (text === '') return null
  const read = readContact(service, text)
  const href = read.ok ? contactUrl(read.value) : null
  return href !== null && service === 'telegram'
    ? telegramAt(href)
    : { name: href === null ? text : null, href }
}
