/** Why a form did not go through; nothing while there is nothing to say. */
export const FormFailure = ({ text }: { text: string }) =>
  text && (
    <p className="error-box" role="alert">
      {text}
    </p>
  )
