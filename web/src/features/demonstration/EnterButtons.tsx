import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type DemonstrationRole, demonstrationRoles } from '@upper-bracket/shared/demonstration/roles'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { hrefs } from '#platform/addresses/hrefs.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { useShowError } from '#platform/toasts/useToast.ts'

/** Lets a visitor of the demonstration in with a role, and leads to what there is to do. */
export function EnterButtons() {
  const { t } = useTranslation('demonstration')
  const { language } = useLanguage()
  const navigate = useNavigate()
  const showError = useShowError()
  const [entering, setEntering] = useState<DemonstrationRole | null>(null)

  useEffect(() => void loadSteps().catch(() => undefined), [])

  const enter = async (role: DemonstrationRole) => {
    setEntering(role)
    try {
      const [{ enterDemonstration }, { signInByToken }] = await loadSteps()
      const { token, competitionId, matchId } = await enterDemonstration(role, language)
      if (token !== null) await signInByToken(token)
      await navigate(
        matchId === null ? hrefs.competitionBracket(competitionId) : hrefs.match(competitionId, matchId),
      )
    } catch (thrown) {
      showError(thrown)
    } finally {
      setEntering(null)
    }
  }
  return (
    <>
      <Box sx={buttons}>
        {demonstrationRoles.map((role, index) => (
          <Button
            key={role}
            variant={index === 0 ? 'contained' : 'outlined'}
            {...(index > 0 && { color: 'inherit' })}
            size="large"
            disabled={entering !== null}
            loading={entering === role}
            onClick={() => void enter(role)}
          >
            {t(`enter_${role}`)}
          </Button>
        ))}
      </Box>
      <Typography role="status" color="textSecondary" sx={{ minHeight: '1lh', fontSize: '0.875rem' }}>
        {entering !== null && t('entering')}
      </Typography>
    </>
  )
}

/** What a click needs, loaded while the visitor reads. */
function loadSteps() {
  return Promise.all([import('#platform/firebase/functions.ts'), import('#platform/firebase/auth.ts')])
}

const buttons = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  flexWrap: 'wrap',
  gap: 1.5,
} as const
