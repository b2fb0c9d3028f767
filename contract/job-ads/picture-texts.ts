import { companyPictureLimits as limits } from './limits.ts'

export const altMissing = 'Say in a few words what the picture shows, for people who cannot see it'
export const altTooLong = `Please use at most ${limits.alt} characters`
export const fileMissing = 'Choose a picture first'
export const fileTooLarge = 'This picture is larger than 8 MB. Make it smaller and choose it again'
export const pictureAdded = 'The picture is on your company’s page.'
export const pictureKept = 'The picture will be on your company’s page once the company is verified or approved.'
export const pictureRemoved = 'The picture has been removed.'
export const picturesFull = `A company can have ${limits.pictures} pictures beside its logo. Remove one first.`
