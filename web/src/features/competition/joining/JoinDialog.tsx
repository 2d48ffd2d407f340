import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormHelperText from '@mui/material/FormHelperText'
import type { Profile } from '@upper-bracket/shared/profile/profile'
import { publicName } from '@upper-bracket/shared/profile/publicName'
import type { RankTier } from '@upper-bracket/shared/ranks/rankTier'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CompetitionDocument } from '#documents/competition.ts'
import { type ProfileChanges, useChangeProfileMutation } from '#documents/profile.ts'
import { useShowError } from '#platform/toasts/useToast.ts'
import { FormField } from '#ui/form/FormField.tsx'
import { focusFirstProblem } from '#ui/form/focusFirstProblem.ts'
import { RankField } from '#ui/ranks/RankField.tsx'
import { keepRankDeclined } from './declinedRank.ts'
import { joiningChanges, joinNameProblem, type MissingForJoining } from './joinDraft.ts'

interface JoinDialogProps {
  readonly competition: CompetitionDocument
  readonly uid: string
  readonly profile: Profile
  readonly missing: MissingForJoining
  readonly onClose: () => void
  /** Joins, with the profile as it is by then. */
  readonly onReady: () => Promise<void>
}

/** Asks who joins for the first time what the others will see: a name, and the rank of the game. */
export default function JoinDialog(props: JoinDialogProps) {
  const { competition, uid, profile, onClose, onReady } = props
  const { game, options } = competition
  const { t } = useTranslation(['competition', 'common'])
  const title = useId()
  // What is asked for stays while the answers arrive in the profile.
  const [missing] = useState(props.missing)
  const [name, setName] = useState(() => publicName(profile))
  const [rank, setRank] = useState<RankTier | null>(null)
  const [submitted, setSubmitted] = useState(false)
  const [busy, setBusy] = useState(false)
  const [changeProfile] = useChangeProfileMutation()
  const showError = useShowError()

  const nameProblem = missing.name ? joinNameProblem(name) : null
  const lacksRank = missing.rank && options.rankRequired && rank === null

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setSubmitted(true)
    focusFirstProblem(event.currentTarget)
    if (nameProblem !== null || lacksRank || busy) return
    setBusy(true)
    const failure = await save(joiningChanges(game, missing, { name, rank }))
    if (failure === null) {
      if (missing.rank && rank === null) keepRankDeclined(uid, game)
      await onReady()
    } else showError(failure)
    setBusy(false)
  }
  const save = async (changes: ProfileChanges) => {
    if (Object.keys(changes).length === 0) return null
    const answer = await changeProfile({ uid, changes })
    return answer.error ?? null
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={title}>
      <Box component="form" noValidate onSubmit={(event: FormEvent<HTMLFormElement>) => void submit(event)}>
        <DialogTitle id={title}>{t('joinTitle')}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          {missing.name && (
            <>
              {/* Room for the label of the field, which stands above its frame. */}
              <span />
              <FormField
                label={t('joinName')}
                name="displayName"
                autoComplete="nickname"
                required
                autoFocus
                value={name}
                onChange={setName}
                hint={t('joinNameHint')}
                error={submitted && nameProblem !== null ? t(`joinName_${nameProblem}`) : undefined}
              />
            </>
          )}
          {missing.rank && (
            <Box sx={{ display: 'grid', gap: 0.5 }}>
              <RankField game={game} tier={rank} onChange={setRank} />
              <FormHelperText error={submitted && lacksRank} sx={{ mx: 0 }}>
                {options.rankRequired ? t('joinRankRequired') : t('joinRankHint')}
              </FormHelperText>
            </Box>
          )}
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {t('common:cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={busy}>
            {t('join')}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  )
}
