import { TextField, type TextFieldProps } from '../parts/text-field.tsx'

type Props = Pick<TextFieldProps, 'label' | 'defaultValue' | 'problem' | 'id' | 'onChange'> & {
  /** `LineField` on a card over a page that may have a field of the same name. */
  as?: typeof TextField
}

/** The name of who signs up. */
export function NameField({ as: Field = TextField, ...props }: Props) {
  return <Field name="name" autoComplete="name" {...props} />
}

/** The address of who signs up. With a password beside it, browsers keep it as what the account is called. */
export function EmailField({ as: Field = TextField, isLogin = false, ...props }: Props & { isLogin?: boolean }) {
  return <Field name="email" type="email" autoComplete={isLogin ? 'username' : 'email'} {...props} />
}
