// Common passwords are the first ones an attacker tries. Owners and admins can't use them.
const COMMON = new Set(
  `123456 1234567 12345678 123456789 1234567890 123123 123321 111111 000000 222222 555555 666666 696969
  777777 888888 999999 654321 987654321 121212 112233 131313 159753 147258369 123654 11111111 00000000
  12341234 123qwe 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qwerty qwerty1 qwerty12 qwerty123 qwertyuiop
  qwer1234 qazwsx qazwsxedc zaq12wsx asdfgh asdfghjkl asdf1234 zxcvbn zxcvbnm password password1
  password12 password123 passw0rd p@ssw0rd p@ssword pass1234 passwort admin123 administrator admin1
  root123 welcome welcome1 welcome123 letmein letmein1 changeme changeme1 secret secret1 secret123
  iloveyou iloveyou1 princess princess1 sunshine sunshine1 shadow shadow1 monkey monkey1 monkey123 dragon
  dragon1 master master1 football football1 baseball basketball superman batman trustno1 starwars pokemon
  michael jordan jordan23 hunter hunter2 ranger harley thomas robert daniel jessica ashley nicole amanda
  joshua matthew andrew charlie george tigger ginger pepper buster summer winter autumn spring summer1
  freedom whatever computer internet samsung google1 access flower cheese coffee banana orange purple
  killer soccer hockey hello123 hello1 test123 test1234 testing testing1 testtest guest123 user123
  default abc123 abcd1234 abcdef abcdefg abc12345 a1b2c3 a1b2c3d4 aaaaaa aa123456 q1w2e3r4 lovely loveme
  love123 babygirl angel1 family friends friend michelle jennifer hannah australia sydney sydney1
  melbourne brisbane aussie aussie1 muster muster1 muster123 roster roster1 roster123`.split(/\s+/),
);

export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
