// Copied from src/contract/codegen/emit/go/runtime/signatures.go by `npm run generate`. Change it there.

package parlance

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"regexp"
	"strconv"
	"strings"
	"time"
)

// ToleranceSeconds is how far the timestamp of a request may be from now.
const ToleranceSeconds = 300

// Sign gives the header fields of a signed request, as Standard Webhooks describe them. Several secrets give several signatures:
// receivers may know either. A secret is "whsec_" and the key in base64, or the base64 alone.
func Sign(id string, body []byte, secrets []string, at time.Time) map[string]string {
	stamp := strconv.FormatInt(at.Unix(), 10)
	return map[string]string{
		"webhook-id":        id,
		"webhook-timestamp": stamp,
		"webhook-signature": strings.Join(signatures(id, stamp, body, secrets), " "),
	}
}

var seconds = regexp.MustCompile(`^\d{1,15}$`)

// Verify gives what is wrong with the signature of a request, or "". The body has the bytes as they came. One signature that matches
// one secret is enough: name the former and the new secret while you change them.
func Verify(headers map[string]string, body []byte, secrets []string) string {
	// Anybody can sign with an empty key: a forgotten setting must not accept every request.
	if len(secrets) == 0 {
		return "the secret is empty"
	}
	for _, secret := range secrets {
		if len(key(secret)) == 0 {
			return "the secret is empty"
		}
	}
	headers = lowered(headers)
	id, stamp, given := headers["webhook-id"], headers["webhook-timestamp"], headers["webhook-signature"]
	if id == "" || stamp == "" || given == "" {
		return "the request is not signed"
	}
	if !seconds.MatchString(stamp) {
		return "webhook-timestamp is not a whole number of seconds"
	}
	at, _ := strconv.ParseInt(stamp, 10, 64)
	if distance := time.Now().Unix() - at; distance > ToleranceSeconds || distance < -ToleranceSeconds {
		return "webhook-timestamp is too far from now"
	}
	for _, one := range strings.Split(given, " ") {
		for _, expected := range signatures(id, stamp, body, secrets) {
			if equal(expected, one) {
				return ""
			}
		}
	}
	return "the signature does not match"
}

func signatures(id, stamp string, body []byte, secrets []string) []string {
	all := make([]string, len(secrets))
	for index, secret := range secrets {
		mac := hmac.New(sha256.New, key(secret))
		mac.Write([]byte(id + "." + stamp + "."))
		mac.Write(body)
		all[index] = "v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil))
	}
	return all
}

func key(secret string) []byte {
	bytes, _ := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
	return bytes
}
