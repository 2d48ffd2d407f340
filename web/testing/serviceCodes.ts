import { knowServiceCodes } from '#platform/errors/appError.ts'
import { codeOfFirebase } from '#platform/firebase/firebaseErrorCodes.ts'

// They come with the code of Firebase, which tests replace.
knowServiceCodes(codeOfFirebase)
