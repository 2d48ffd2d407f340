import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { languages } from '@upper-bracket/shared/profile/profile'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useLocation, useNavigate } from 'react-router'
import { languageChosen } from '#documents/sessionSlice.ts'
import { addressForAll, addressLanguage } from '#platform/addresses/translatedPages.ts'
import { ownLanguageNames } from '#platform/language/ownLanguageNames.ts'
import { useLanguage } from '#platform/language/useLanguage.ts'
import { useShowError } from '#platform/toasts/useToast.ts'

/** One button per language, labelled in that language. */
export function LanguageSwitch() {
  const { t } = useTranslation()
  const { language, setLanguage } = useLanguage()
  const dispatch = useDispatch()
  const showError = useShowError()
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()
  return (
    <Box role="group" aria-label={t('language')} sx={{ display: 'flex' }}>
      {languages.map(each => (
        <ButtonBase
          key={each}
          lang={each}
          aria-label={`${each.toUpperCase()}: ${ownLanguageNames[each]}`}
          aria-pressed={each === language}
          onClick={() => {
            dispatch(languageChosen(each))
            setLanguage(each).catch(showError)
            // An address of another language would restore that language at the next reload.
            if ((addressLanguage(pathname) ?? each) !== each)
              void navigate({ pathname: addressForAll(pathname), search, hash }, { replace: true })
          }}
          sx={{
            minWidth: { xs: 30, sm: 36 },
            height: 36,
            borderRadius: 1,
            fontFamily: 'inherit',
            fontSize: '0.85rem',
            fontWeight: 700,
            textTransform: 'uppercase',
            color: each === language ? 'text.primary' : 'text.secondary',
            bgcolor: each === language ? 'background.raised' : 'transparent',
          }}
        >
          {each}
        </ButtonBase>
      ))}
    </Box>
  )
}
