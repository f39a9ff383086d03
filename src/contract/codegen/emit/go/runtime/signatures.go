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

// ToleranceSeconds is the largest accepted difference between a request's timestamp and the current time, in seconds.
const ToleranceSeconds = 300

// Sign returns the header fields of a signed request, as Standard Webhooks specify. Each secret gives a signature, for receivers that
// know only one of them. A secret is the key in base64, with or without the prefix "whsec_".
func Sign(id string, body []byte, secrets []string, at time.Time) map[string]string {
	stamp := strconv.FormatInt(at.Unix(), 10)
	return map[string]string{
		"webhook-id":        id,
		"webhook-timestamp": stamp,
		"webhook-signature": strings.Join(signatures(id, stamp, body, secrets), " "),
	}
}

var seconds = regexp.MustCompile(`^\d{1,15}$`)

// Verify returns the fault of a request's signature; "" if it is valid. The body has the received bytes. One valid signature by one of
// the secrets is enough, so give the old and the new secret while you replace it.
func Verify(headers map[string]string, body []byte, secrets []string) string {
	// Everybody can sign with an empty key, so a forgotten setting must not accept requests.
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
