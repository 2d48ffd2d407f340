import Close from '@mui/icons-material/Close'
import ErrorOutlined from '@mui/icons-material/ErrorOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import type { GuestList, ListedGuest } from '@upper-bracket/shared/guest/list/readGuestList'
import { ignoredColumns } from '@upper-bracket/shared/guest/sheet/readSheet'
import { guestContactKinds } from '@upper-bracket/shared/player/guestContacts'
import {
  basisOfScale,
  gameOfScale,
  isRatingScale,
  type RankScale,
} from '@upper-bracket/shared/ranks/rankScale'
import { useTranslation } from 'react-i18next'
import { PlainList } from '#ui/PlainList.tsx'
import { RankBadge } from '#ui/ranks/RankBadge.tsx'
import { useRankName } from '#ui/ranks/useRankName.ts'
import { KnownGuests } from './KnownGuests.tsx'

interface GuestListPreviewProps {
  readonly list: GuestList
  readonly scale: RankScale
  /** The names of the players who are left out. */
  readonly dropped: readonly string[]
  /** Leaves a player out, or takes them in again. */
  readonly onToggle: (name: string) => void
}

/** The parsed list: problems first, then the players, team by team. */
export function GuestListPreview({ list, scale, dropped, onToggle }: GuestListPreviewProps) {
  const { t } = useTranslation(['guests', 'common'])
  const { players, teams, problems, known, sheet } = list
  const unreadColumns = sheet === null ? [] : ignoredColumns(sheet)
  const groups = [...teams.map((team, index) => ({ team, index })), { team: null, index: null }]
    .map(({ team, index }) => ({ team, members: players.filter(player => player.team === index) }))
    .filter(({ members }) => members.length > 0)
  const counts = [
    t('common:players', { count: players.length }),
    ...(teams.length > 0 ? [t('common:teams', { count: teams.length })] : []),
  ]
  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Box role="status" sx={{ fontWeight: 650 }}>
        {t('read')}: {counts.join(', ')}
        {problems.length > 0 && (
          <Box component="span" sx={{ color: 'error.main' }}>
            {' · '}
            {t('problems', { count: new Set(problems.map(({ line }) => line)).size })}
          </Box>
        )}
      </Box>
      {problems.length > 0 && (
        <PlainList aria-label={t('problemList')} sx={{ display: 'grid', gap: 0.5, color: 'error.main' }}>
          {problems.map(({ line, problem, text }) => (
            <Box component="li" key={`${line} ${problem}`} sx={{ display: 'flex', gap: 0.75 }}>
              <ErrorOutlined aria-hidden sx={{ fontSize: 18, mt: 0.25 }} />
              <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {t('line', { line })}:{' '}
                {t(`problem_${problem}`, {
                  text,
                  examples: t(`rankExamples_${scale}`),
                  example: t(`lineExample_${scale}`),
                })}
              </Box>
            </Box>
          ))}
        </PlainList>
      )}
      {unreadColumns.length > 0 && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
          {t('columnsUnread', { count: unreadColumns.length, columns: unreadColumns.join(', ') })}
        </Box>
      )}
      <KnownGuests known={known} scale={scale} />
      {players.some(({ contacts }) => Object.keys(contacts).length > 0) && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>{t('contactsSeenBy')}</Box>
      )}
      {players.some(({ isEstimate }) => isEstimate) && (
        <Box sx={{ color: 'text.secondary', fontSize: '0.875rem' }}>
          {t(`estimateNote_${gameOfScale(scale)}`)}
        </Box>
      )}
      {groups.length > 0 && (
        <Box sx={{ display: 'grid', gap: 1.5 }}>
          {groups.map(({ team, members }) => (
            <Group
              key={team?.name ?? ''}
              title={team?.name ?? (teams.length > 0 ? t('withoutTeam') : null)}
              isNew={team !== null && team.id === null}
              members={members}
              scale={scale}
              onDrop={onToggle}
            />
          ))}
        </Box>
      )}
      {dropped.length > 0 && (
        <PlainList aria-label={t('leftOut')}>
          {dropped.map(name => (
            <Box
              component="li"
              key={name}
              sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}
            >
              <Box component="s" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
                {name}
              </Box>
              <Button size="small" onClick={() => onToggle(name)} sx={{ ml: 'auto', minHeight: 44 }}>
                {t('takeIn')}
              </Button>
            </Box>
          ))}
        </PlainList>
      )}
    </Box>
  )
}

interface GroupProps {
  readonly title: string | null
  readonly isNew: boolean
  readonly members: readonly ListedGuest[]
  readonly scale: RankScale
  readonly onDrop: (name: string) => void
}

function Group({ title, isNew, members, scale, onDrop }: GroupProps) {
  const { t } = useTranslation('guests')
  const rankName = useRankName()
  return (
    <section>
      {title !== null && (
        <Typography component="h3" sx={{ fontWeight: 700, overflowWrap: 'anywhere' }}>
          {title}
          {isNew && (
            <Box component="span" sx={{ ml: 1, color: 'brand.main', fontSize: '0.8125rem' }}>
              {t('newTeam')}
            </Box>
          )}
        </Typography>
      )}
      <PlainList>
        {members.map(({ line, name, rankTier, isEstimate, ...member }) => (
          <Box
            component="li"
            key={`${line} ${name}`}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: 1,
              minHeight: 36,
              contentVisibility: 'auto',
              containIntrinsicSize: 'auto 36px',
            }}
          >
            {!isRatingScale(scale) && <RankBadge game={scale} tier={rankTier} size={28} />}
            <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere', fontWeight: 600 }}>
              {name}
              <Remarks member={member} />
            </Box>
            <Box
              component="span"
              sx={{ ml: 'auto', flexShrink: 0, color: 'text.secondary', fontSize: '0.875rem' }}
            >
              {isEstimate && '≈ '}
              {rankTier === null ? t('noRank', { context: basisOfScale(scale) }) : rankName(scale, rankTier)}
            </Box>
            <IconButton
              aria-label={t('leaveOut', { name })}
              onClick={() => onDrop(name)}
              sx={{ p: 1.25, mr: -1 }}
            >
              <Close sx={{ fontSize: 20 }} />
            </IconButton>
          </Box>
        ))}
      </PlainList>
    </section>
  )
}

type Remarked = Pick<ListedGuest, 'aside' | 'isCaptain' | 'substituteOf' | 'sharesContactWith' | 'contacts'>

/** What a line says of a player besides name and rank. */
function Remarks({ member }: { readonly member: Remarked }) {
  const { t } = useTranslation('guests')
  const { aside, isCaptain, substituteOf, sharesContactWith, contacts } = member
  const remarks = [
    isCaptain && t('isCaptain'),
    substituteOf !== null && t('substituteOf', { team: substituteOf }),
    ...guestContactKinds.map(kind => contacts[kind] ?? false),
    sharesContactWith !== null && t('sharesContact', { player: sharesContactWith }),
    aside !== '' && t('asideLeftOut', { aside }),
  ].filter(remark => remark !== false)
  if (remarks.length === 0) return null
  return (
    <Box
      component="span"
      sx={{ display: 'block', color: 'text.secondary', fontSize: '0.8125rem', fontWeight: 400 }}
    >
      {remarks.join(' · ')}
    </Box>
  )
}
