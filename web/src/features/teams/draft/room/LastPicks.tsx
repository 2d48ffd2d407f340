import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { Draft } from '@upper-bracket/shared/draft/draft'
import { useId, useState } from 'react'
import Button from '@mui/material/Button'
import { useTranslation } from 'react-i18next'
import { listPanel } from '../panel.ts'
import type { ShownDraft } from './useDraftView.ts'

const shown = 8

/** What has been picked, the latest first. */
export function LastPicks({ draft, view }: { readonly draft: Draft; readonly view: ShownDraft }) {
  const { t } = useTranslation('draft')
  const id = useId()
  const [all, setAll] = useState(false)
  const picks = draft.picks.map((pick, index) => ({ ...pick, number: index + 1 })).toReversed()
  const isMember = (team: number, uid: string) =>
    view.teams[team]?.members.some(member => member.uid === uid || member.guestUid === uid) ?? false
  return (
    <Box component="section" aria-labelledby={id} sx={listPanel}>
      <Typography id={id} variant="h3" component="h3">
        {t('picks')}
      </Typography>
      {picks.length === 0 && <Typography color="textSecondary">{t('picksNone')}</Typography>}
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.5 }}>
        {(all ? picks : picks.slice(0, shown)).map(({ number, team, uid, by }) => (
          <Typography component="li" key={number} variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {number}.
            </Box>{' '}
            {t('pickLine', { captain: view.teamName(team), player: view.nameOf(uid) })}
            {!isMember(team, uid) && (
              <Box component="span" sx={{ color: 'warning.main' }}>
                {' '}
                ({t('pickLeft')})
              </Box>
            )}
            {by !== 'captain' && (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {' '}
                ({t(`by_${by}`)})
              </Box>
            )}
          </Typography>
        ))}
      </Box>
      {!all && picks.length > shown && (
        <Button color="inherit" size="small" onClick={() => setAll(true)} sx={{ justifySelf: 'start' }}>
          {t('allPicks')}
        </Button>
      )}
    </Box>
  )
}
