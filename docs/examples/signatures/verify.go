package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"math"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// The maximum difference between the timestamp of a request and the current time, in seconds.
const tolerance = 300

// isSigned returns true if the request is signed with the secret, as Standard Webhooks describe.
// It needs the unparsed body: isSigned(r.Header, body, os.Getenv("WEBHOOK_SECRET"), time.Now())
func isSigned(header http.Header, body []byte, secret string, now time.Time) bool {
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
	if err != nil || len(key) == 0 {
		return false
	}
	id, instant := header.Get("webhook-id"), header.Get("webhook-timestamp")
	seconds, err := strconv.ParseUint(instant, 10, 53)
	if err != nil || id == "" || math.Abs(float64(now.Unix())-float64(seconds)) > tolerance {
		return false
	}
	mac := hmac.New(sha256.New, key)
	fmt.Fprintf(mac, "%s.%s.%s", id, instant, body)
	expected := "v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil))
	// While a secret is changed, a request has several signatures. One of them must be right.
	for _, given := range strings.Split(header.Get("webhook-signature"), " ") {
		if hmac.Equal([]byte(expected), []byte(given)) {
			return true
		}
	}
	return false
}
